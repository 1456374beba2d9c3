/** The Chromium the browser tests drive: `CHROMIUM_PATH`, one of this machine, or Playwright's own. */
export function findBrowser(): string | undefined;
/** Finds a Chromium or installs one. */
export function ensureBrowser(): Promise<string>;
/** The Chromium {@link findBrowser} finds and the font it draws arrows in; empty without a browser. */
export function drawnWith(): string;
