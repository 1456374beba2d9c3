/** Entry in the browser history at which a flow of several pages began, so that its last page can replace all of them. */
export class FlowStart {
  #entry: number | undefined;
  #unwinding = false;

  /** True while the history goes back to the first page, which the last one replaces. */
  get unwinding(): boolean {
    return this.#unwinding;
  }

  /** The first page is shown. */
  begin(): void {
    this.#entry = entryNow();
  }

  /** Number of history entries since the first page of the flow; 0 when it is not known to be there. */
  get entriesSince(): number {
    const now = entryNow();
    return this.#entry === undefined || now === undefined ? 0 : Math.max(0, now - this.#entry);
  }

  /** Returns the number of history entries to go back to the first page, which the last one replaces. */
  unwind(): number {
    const steps = this.entriesSince;
    this.#unwinding = steps > 0;
    return steps;
  }

  arrive(): void {
    this.#unwinding = false;
  }
}

/** The router numbers the entries it makes. */
function entryNow(): number | undefined {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
}
