/** "No mate in any number of checks", where numbers of checks are counted. */
export const FOREVER = 255;

/** Slots in which a position may stand. */
const WAYS = 4;

/**
 * What a mate search knows of the positions it has seen: "mate in at most so many own checks" and
 * "no mate in so many". A fixed table of typed arrays, allocated once; a generation stamp empties
 * it at no cost. Keys are the whole 64-bit hash.
 */
export class Bounds {
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  /** `generation << 16 | refuted << 8 | proved`. */
  private readonly data: Int32Array;
  private readonly moves: Uint16Array;
  private readonly widths: Uint8Array;
  private readonly mask: number;
  private generation = 0;
  /** How many positions are refuted for exactly so many checks; one that lost its place still counts. */
  private readonly refutedFor = new Int32Array(FOREVER + 1);

  /** Mate in at most so many checks; 0 if none is known. This and the next are what `find` found. */
  proved = 0;
  /** No mate in so many checks. */
  refuted = 0;
  /** The move that proved it, or that was tried first; 0 if none. */
  move = 0;
  /** How many checks there are. */
  width = 0;

  constructor(bits: number) {
    const size = 1 << bits;
    this.mask = size - WAYS;
    this.lows = new Int32Array(size);
    this.highs = new Int32Array(size);
    this.data = new Int32Array(size);
    this.moves = new Uint16Array(size);
    this.widths = new Uint8Array(size);
  }

  /** Forgets everything. */
  clear(): void {
    this.refutedFor.fill(0);
    this.generation = (this.generation + 1) & 0x7fff;
    if (this.generation !== 0) return;
    this.data.fill(0);
    this.generation = 1;
  }

  /** Loads what is known of a position; answers whether it has been stored. */
  find(lo: number, hi: number): boolean {
    const i = this.slotOf(lo, hi);
    if (i < 0) {
      this.proved = this.refuted = this.move = this.width = 0;
      return false;
    }
    const data = this.data[i]!;
    this.proved = data & 255;
    this.refuted = (data >> 8) & 255;
    this.move = this.moves[i]!;
    this.width = this.widths[i]!;
    return true;
  }

  /** Keeps what is known of a position, in place of the same, of a stale one, or of the one that cost less. */
  store(lo: number, hi: number, proved: number, refuted: number, move: number, width: number): void {
    let i = this.slotOf(lo, hi);
    if (i >= 0) this.refutedFor[(this.data[i]! >> 8) & 255]!--;
    else i = this.cheapestSlot(lo);
    this.refutedFor[refuted]!++;
    this.lows[i] = lo;
    this.highs[i] = hi;
    this.data[i] = (this.generation << 16) | (refuted << 8) | proved;
    this.moves[i] = move;
    this.widths[i] = width;
  }

  /**
   * Whether some number below `most` is the bound of no position. A position refuted for k + 1
   * checks has to every check a reply that leads to one refuted for k. If none is refuted for
   * exactly k, those refuted for k are a set that checks never lead out of: none of them will ever
   * be mated, however often the checks go round in a circle.
   */
  hasGap(most: number): boolean {
    for (let k = 1; k < most; k++) if (this.refutedFor[k] === 0) return true;
    return false;
  }

  /** The slot that holds the position, one of the four where it may stand; -1 if none does. */
  private slotOf(lo: number, hi: number): number {
    const { lows, highs, data } = this;
    const home = lo & this.mask;
    for (let i = home; i < home + WAYS; i++) {
      if (lows[i] === lo && highs[i] === hi && data[i]! >> 16 === this.generation) return i;
    }
    return -1;
  }

  private cheapestSlot(lo: number): number {
    const home = lo & this.mask;
    let cheapest = home;
    for (let i = home + 1; i < home + WAYS; i++) if (this.weight(i) < this.weight(cheapest)) cheapest = i;
    return cheapest;
  }

  private weight(i: number): number {
    const data = this.data[i]!;
    return data >> 16 === this.generation ? Math.max(data & 255, (data >> 8) & 255) : -1;
  }
}
