/** Browsers without idle callbacks get their turn after this. */
const FALLBACK_MS = 200;
const LONGEST_WAIT_MS = 1000;

/** Runs a task once the page has been painted and has nothing better to do. Answers how to take it back. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(task, FALLBACK_MS);
  return () => window.clearTimeout(timer);
}
