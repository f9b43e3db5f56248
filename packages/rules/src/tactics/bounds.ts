/** "No mate in any number of checks", where numbers of checks are counted. */
export const FOREVER = 255;

/** Slots in which a position may stand. */
const WAYS = 4;

/** An entry is four numbers side by side, so that one look brings them all: the hash, `generation << 16 | refuted << 8 | proved`, and `width << 16 | move`. */
const ENTRY = 4;
const LO = 0;
const HI = 1;
const DATA = 2;
const BEST = 3;

/**
 * What a mate search knows of the positions it has seen: "mate in at most so many own checks" and
 * "no mate in so many". A fixed table in one typed array, allocated once; a generation stamp empties
 * it at no cost. Keys are the whole 64-bit hash.
 */
export class Bounds {
  private readonly entries: Int32Array;
  private mask: number;
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
    this.entries = new Int32Array(ENTRY << bits);
    this.mask = (1 << bits) - WAYS;
  }

  /** Forgets everything; from now on only so much of the table is used. */
  clear(bits: number): void {
    this.mask = (1 << bits) - WAYS;
    this.refutedFor.fill(0);
    this.generation = (this.generation + 1) & 0x7fff;
    if (this.generation !== 0) return;
    this.entries.fill(0);
    this.generation = 1;
  }

  /** Loads what is known of a position; answers whether it has been stored. */
  find(lo: number, hi: number): boolean {
    const i = this.entryOf(lo, hi);
    if (i < 0) {
      this.proved = this.refuted = this.move = this.width = 0;
      return false;
    }
    const data = this.entries[i + DATA]!;
    const best = this.entries[i + BEST]!;
    this.proved = data & 255;
    this.refuted = (data >> 8) & 255;
    this.move = best & 0xffff;
    this.width = best >>> 16;
    return true;
  }

  /** Keeps what is known of a position, in place of the same, of a stale one, or of the one that cost less. */
  store(lo: number, hi: number, proved: number, refuted: number, move: number, width: number): void {
    const { entries } = this;
    let i = this.entryOf(lo, hi);
    if (i >= 0) this.refutedFor[(entries[i + DATA]! >> 8) & 255]!--;
    else i = this.cheapestEntry(lo);
    this.refutedFor[refuted]!++;
    entries[i + LO] = lo;
    entries[i + HI] = hi;
    entries[i + DATA] = (this.generation << 16) | (refuted << 8) | proved;
    entries[i + BEST] = (width << 16) | move;
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

  /** The entry that holds the position, one of the four where it may stand; -1 if none does. */
  private entryOf(lo: number, hi: number): number {
    const { entries, generation } = this;
    const home = this.homeOf(lo);
    for (let i = home; i < home + WAYS * ENTRY; i += ENTRY) {
      if (entries[i + LO] === lo && entries[i + HI] === hi && entries[i + DATA]! >> 16 === generation)
        return i;
    }
    return -1;
  }

  private homeOf(lo: number): number {
    return (lo & this.mask) * ENTRY;
  }

  private cheapestEntry(lo: number): number {
    const home = this.homeOf(lo);
    let cheapest = home;
    for (let i = home + ENTRY; i < home + WAYS * ENTRY; i += ENTRY)
      if (this.weight(i) < this.weight(cheapest)) cheapest = i;
    return cheapest;
  }

  private weight(i: number): number {
    const data = this.entries[i + DATA]!;
    return data >> 16 === this.generation ? Math.max(data & 255, (data >> 8) & 255) : -1;
  }
}
