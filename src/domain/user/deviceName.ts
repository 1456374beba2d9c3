/** Common names of the browser and the operating system in a `User-Agent`. */
export interface DeviceName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/**
 * Marks in a `User-Agent` and the browsers they stand for. More specific marks come first: Edge also contains the mark of Chrome, and
 * Chrome that of Safari.
 */
const BROWSERS = [
  ['YaBrowser/', 'Yandex Browser'],
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Names found in the `User-Agent` of a sign-in; an unknown one is `undefined`. */
export function deviceName(userAgent: string): DeviceName {
  return { browser: firstNamed(userAgent, BROWSERS), system: firstNamed(userAgent, SYSTEMS) };
}

function firstNamed(text: string, names: readonly (readonly [string, string])[]): string | undefined {
  return names.find(([mark]) => text.includes(mark))?.[1];
}
