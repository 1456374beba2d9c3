/** The entry in the history of the tab at which a flow of several pages began, so that its end can take the place of all its pages. */
export class FlowStart {
  #entry: number | undefined;
  #unwinding = false;

  /** On its way back to the first page, whose place the last one takes. */
  get unwinding(): boolean {
    return this.#unwinding;
  }

  /** The first page is shown. */
  begin(): void {
    this.#entry = entryNow();
  }

  /** Answers how many entries of the history lie behind the flow's first page; 0 when it is not known to lie there. */
  unwind(): number {
    const now = entryNow();
    const steps = this.#entry === undefined || now === undefined ? 0 : Math.max(0, now - this.#entry);
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
