/** Delay in milliseconds for browsers without idle callbacks. */
const FALLBACK_MS = 200;
const MAX_WAIT_MS = 1000;

/** Runs a task once the page is painted and the browser is idle. Returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: MAX_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(task, FALLBACK_MS);
  return () => window.clearTimeout(timer);
}
