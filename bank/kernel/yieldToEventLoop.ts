/** Yields to other callers. CPU-bound work awaits it between its portions, so that pending calls are answered first. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
