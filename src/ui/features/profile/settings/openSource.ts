/** A licence and what is used under it. */
export interface OpenSource {
  readonly licence: string;
  /** Name and version, e.g. `react 19.3.1`. */
  readonly packages: readonly string[];
}

/** Reads what the build has written of every package: `licence TAB name version`, a line each. Most used licences come first. */
export function readOpenSource(text: string): readonly OpenSource[] {
  const byLicence = new Map<string, string[]>();
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [licence = '', name = ''] = line.split('\t');
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  }
  return [...byLicence]
    .map(([licence, packages]) => ({ licence, packages: packages.toSorted() }))
    .toSorted((one, other) => other.packages.length - one.packages.length);
}
