/** What a browser says it is, in the names people know it by. */
export interface DeviceName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** The narrower name stands before the one it also carries: Edge calls itself Chrome, and Chrome calls itself Safari. */
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

/** Reads the names out of the `User-Agent` a sign-in came with; what nobody would recognise is left out. */
export function deviceName(userAgent: string): DeviceName {
  return { browser: firstNamed(userAgent, BROWSERS), system: firstNamed(userAgent, SYSTEMS) };
}

function firstNamed(text: string, names: readonly (readonly [string, string])[]): string | undefined {
  return names.find(([mark]) => text.includes(mark))?.[1];
}
