import type { Page } from 'playwright-core';

/**
 * The next live stream a page opens: `alive` resolves with its first bytes, which are the bank's sign that it hands on whatever happens
 * from then on. Chromium tells of each piece of an answer as it arrives; playwright only of whole answers, and a stream is never whole.
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
