import type { Page } from 'playwright-core';

/**
 * The next live stream a page opens: `alive` resolves with its first bytes, from which on the bank forwards every event.
 * Chromium reports each chunk of an answer as it arrives; playwright reports only complete answers, and a stream never completes.
 */
export async function nextLiveStream(page: Page): Promise<{ readonly alive: Promise<void> }> {
  const network = await page.context().newCDPSession(page);
  const streams = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'POST' && request.url.endsWith('/beginStream')) {
      streams.add(requestId);
    }
  });
  const alive = new Promise<void>((resolve) => {
    network.on('Network.dataReceived', ({ requestId }) => {
      if (streams.has(requestId)) {
        resolve();
      }
    });
  });
  await network.send('Network.enable');
  return { alive };
}
