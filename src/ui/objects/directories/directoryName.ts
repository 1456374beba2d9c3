import type { DirectoryName } from '../../../application/operations/directoryCatalogue';
import type { Language } from '../../../domain/language/Language';
import names from '../../../locales/directoryNames.json';

/** Name of a directory within a sentence. */
export function directoryName(directory: DirectoryName, language: Language): string {
  return names[directory][language];
}
