/** Tells a late answer from the one that is waited for: only the latest ticket is still good. */
export class RequestSequence {
  #latest = 0;

  /** Answers how to ask whether nothing newer has begun since. */
  begin(): () => boolean {
    this.#latest += 1;
    const ticket = this.#latest;
    return () => ticket === this.#latest;
  }
}
