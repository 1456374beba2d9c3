/** The Chromium the browser tests drive: `CHROMIUM_PATH`, one of this machine, or Playwright's own. */
export function findBrowser(): string | undefined;
/** Finds a Chromium or installs one. */
export function ensureBrowser(): Promise<string>;
/** Version of the browser {@link findBrowser} finds, as in `156.0.8078.108`; empty without one. */
export function browserVersion(): string;
