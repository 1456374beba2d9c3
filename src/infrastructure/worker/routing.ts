/** Parts of a request that decide who answers it. */
export interface Asked {
  readonly method: string;
  /** `navigate` for a page that is opened, as `Request.mode` has it. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Source of the answer to a request:
 * - `network`: the bank alone; the worker keeps nothing of it;
 * - `page`: the bank; while it cannot be reached, the offline page;
 * - `asset`: the cache, because the name changes with the content;
 * - `file`: the bank; while it cannot be reached, the cache.
 */
export type Route = 'network' | 'page' | 'asset' | 'file';

/** Files of the application with a hash of their content in their name. */
const HASHED = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/;

/** Files the offline page needs besides, under names that stay. */
const FILES: readonly string[] = ['/icon.svg'];

/** Addresses of the bank itself; as in bank/http/staticApplication.ts, no page has a dot in its address. */
const RESERVED = /\.|^\/(?:sandbox|healthz|assets|policy-reports)(?:\/|$)/;

/** Answers for everything it does not know with `network`: what is not a file of the application is never kept. */
export function routeOf({ method, mode, url }: Asked, bank: string): Route {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== bank) {
    return 'network';
  }
  if (mode === 'navigate') {
    return RESERVED.test(pathname) ? 'network' : 'page';
  }
  if (isHashed(pathname)) {
    return 'asset';
  }
  return FILES.includes(pathname) ? 'file' : 'network';
}

/** True for a file whose content never changes under this address. */
export function isHashed(pathname: string): boolean {
  return HASHED.test(pathname);
}

/** True for an answer of a proxy that cannot reach the bank, or of a bank that is down. */
export function isOutOfReach(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
