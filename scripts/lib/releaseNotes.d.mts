/** Notes of the releases for customers in every language, newest first; the version of what is not released yet is empty. */
export function releaseNotes(
  changelog: string,
): readonly { readonly version: string; readonly notes: readonly Readonly<Record<string, string>>[] }[];
