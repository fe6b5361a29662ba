/** A stream of numbers from 0 to 1 that a word decides: the same word always gives the same picture. */
export class Random {
  #state = 2166136261;

  constructor(word: string) {
    for (const letter of word) {
      this.#state ^= letter.charCodeAt(0);
      this.#state = Math.imul(this.#state, 16777619);
    }
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  of<T>(first: T, ...others: readonly T[]): T {
    return others[this.whole(0, others.length) - 1] ?? first;
  }

  likely(likelihood: number): boolean {
    return this.next() < likelihood;
  }
}
