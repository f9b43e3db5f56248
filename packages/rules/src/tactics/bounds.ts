/**
 * What a mate search knows of positions it has seen: "mate in at most n own checks" and "no mate
 * in n own checks". A fixed table of typed arrays, allocated once; a generation stamp empties it
 * at no cost. Keys are the whole 64-bit hash.
 */
export class Bounds {
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  /** `generation << 16 | refuted << 8 | proved`; 0 for nothing known. */
  private readonly data: Int32Array;
  private readonly moves: Uint16Array;
  private readonly mask: number;
  private generation = 0;
  /** Mate in at most so many checks, by the last `find`; 0 if none is known. */
  proved = 0;
  /** No mate in so many checks, by the last `find`. */
  refuted = 0;
  /** The move that proved it, or that was tried first. */
  move = 0;

  constructor(bits: number) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.lows = new Int32Array(size);
    this.highs = new Int32Array(size);
    this.data = new Int32Array(size);
    this.moves = new Uint16Array(size);
  }

  /** Forgets everything. */
  clear(): void {
    this.generation = (this.generation + 1) & 0x7fff;
    if (this.generation === 0) this.data.fill(0);
  }

  /** Loads what is known of a position into `proved`, `refuted` and `move`. */
  find(lo: number, hi: number): void {
    let i = lo & this.mask;
    if (!this.holds(i, lo, hi)) i ^= 1;
    const known = this.holds(i, lo, hi);
    const data = known ? this.data[i]! : 0;
    this.proved = data & 255;
    this.refuted = (data >> 8) & 255;
    this.move = known ? this.moves[i]! : 0;
  }

  /** Keeps a bound: the entry of the position, else a stale one, else the one that cost less. */
  store(lo: number, hi: number, proved: number, refuted: number, move: number): void {
    const home = lo & this.mask;
    let i = home;
    if (!this.holds(i, lo, hi)) {
      i = home ^ 1;
      if (!this.holds(i, lo, hi)) i = this.weight(home) <= this.weight(home ^ 1) ? home : home ^ 1;
    }
    this.lows[i] = lo;
    this.highs[i] = hi;
    this.data[i] = (this.generation << 16) | (refuted << 8) | proved;
    this.moves[i] = move;
  }

  private holds(i: number, lo: number, hi: number): boolean {
    return this.data[i]! >> 16 === this.generation && this.lows[i] === lo && this.highs[i] === hi;
  }

  private weight(i: number): number {
    const data = this.data[i]!;
    return data >> 16 === this.generation ? Math.max(data & 255, (data >> 8) & 255) : -1;
  }
}
