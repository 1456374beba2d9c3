/** Sequence of requests in which only the response to the latest one counts; late responses to earlier ones are ignored. */
export class RequestSequence {
  #latest = 0;

  /** Begins a request. The returned function is true while no newer request has begun. */
  begin(): () => boolean {
    this.#latest += 1;
    const ticket = this.#latest;
    return () => ticket === this.#latest;
  }
}
