import type { LocalizedText } from '../../../../domain/language/Language';

/** News of one release for customers. */
export interface Release {
  /** Empty for changes that are not part of a release yet. */
  readonly version: string;
  readonly notes: readonly LocalizedText[];
}

/** Notes the build has made from the changelog; none where nothing was built. */
export function readReleaseNotes(text: string): readonly Release[] {
  return text === '' ? [] : JSON.parse(text);
}
