/** The script as a module of what is reached from some of its exports. */
export function reachableParts(
  code: string,
  wanted: { readonly exported: readonly string[]; readonly names: Iterable<string> },
): string;
