/** The Chromium the browser tests drive: `CHROMIUM_PATH`, one of this machine, or Playwright's own. */
export function findBrowser(): string | undefined;
/** Finds a Chromium or installs one. */
export function ensureBrowser(): Promise<string>;
