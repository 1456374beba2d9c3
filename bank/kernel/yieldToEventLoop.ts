/** Work that keeps the processor for long waits for this between its portions, and whoever else is waiting is answered first. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
