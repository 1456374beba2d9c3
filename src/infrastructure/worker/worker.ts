import { isHashed, isOutOfReach, routeOf } from './routing';
import { isShellCache, shellCacheOf } from './shellCache';
import { readTakeOver } from './takeOver';

/**
 * The service worker (docs/adr/0116): keeps the files of the application, and answers with the offline page while the bank cannot be
 * reached. Calls, documents and everything else of a customer go past it.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written by the build: addresses of the files to keep, and a hash of them. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const OFFLINE_PAGE = '/offline.html';

/** The static routes of an event that installs a worker, in browsers that know them. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rule: {
    readonly condition: { readonly requestMethod: string };
    readonly source: 'network';
  }): Promise<void>;
}

self.addEventListener('install', (event: InstallEvent) => {
  // Calls need not wait until a sleeping worker has woken up to learn that it has nothing to do with them.
  void event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }).catch(() => undefined);
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => {
  const page = readTakeOver(event.data);
  if (page !== undefined && SHELL_FILES.includes(page)) {
    event.waitUntil(takeOver());
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (routeOf(request, self.location.origin)) {
    case 'page':
      event.respondWith(openPage(event));
      return;
    case 'asset':
      event.respondWith(fromCache(request));
      return;
    case 'file':
      event.respondWith(fetch(request).catch(() => kept(request.url)));
      return;
    default:
      if (request.mode === 'navigate') {
        // The browser has asked the bank while this worker woke up; that answer is not thrown away.
        event.respondWith(fromBank(event));
      }
  }
});

/** Keeps the files of this version; rejects when one is missing, and the browser installs the worker another time. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCacheOf(SHELL_VERSION));
  await Promise.all(
    SHELL_FILES.map(async (path) => {
      // What an older version has kept under a name of its content is the same file.
      const held = isHashed(path) ? await caches.match(path) : undefined;
      await (held === undefined ? cache.add(requestOf(path)) : cache.put(path, held));
    }),
  );
}

/** Fetches behind everything a page asks for. A name without a hash is not believed to the cache of the browser. */
function requestOf(path: string): Request {
  return new Request(path, { priority: 'low', cache: isHashed(path) ? 'default' : 'reload' });
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => isShellCache(name) && name !== shellCacheOf(SHELL_VERSION))
      .map((name) => caches.delete(name)),
  );
}

/** A page of this version asks for it. Another page may be of an older one and still need its files, so the worker waits for it to close. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) {
    await self.skipWaiting();
  }
}

async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fromBank(event);
    return isOutOfReach(answer.status) ? await kept(OFFLINE_PAGE) : answer;
  } catch {
    return kept(OFFLINE_PAGE);
  }
}

async function fromBank(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

async function fromCache(request: Request): Promise<Response> {
  const held = await caches.match(request);
  if (held !== undefined) {
    return held;
  }
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(shellCacheOf(SHELL_VERSION));
    await cache.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
}

async function kept(url: string): Promise<Response> {
  return (await caches.match(url)) ?? Response.error();
}
