/** Messages a second that a socket may send for long, and at one go. */
const RATE = 10;
const BURST = 40;
/** Messages beyond that before the socket is closed. */
const PATIENCE = 200;

/** How much a socket may still say: a bucket that fills by itself. */
export class Allowance {
  private left = BURST;
  private at = Date.now();
  private beyond = 0;

  /** Takes one message at a moment in milliseconds. */
  take(now: number): 'allow' | 'refuse' | 'close' {
    this.left = Math.min(BURST, this.left + (Math.max(0, now - this.at) / 1000) * RATE);
    this.at = now;
    if (this.left >= 1) {
      this.left--;
      return 'allow';
    }
    return ++this.beyond > PATIENCE ? 'close' : 'refuse';
  }
}
