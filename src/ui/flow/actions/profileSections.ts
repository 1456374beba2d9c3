import { PROFILE_SECTIONS } from './profileActions';
import { PROFILE } from './sectionActions';

export const PROFILE_PATH = PROFILE.path;

/** The sections with the pages that are open to the user. */
export function profileSections(mayOpen: (path: string) => boolean): typeof PROFILE_SECTIONS {
  return PROFILE_SECTIONS.map((section) => ({
    ...section,
    pages: section.pages.filter(({ path }) => mayOpen(path)),
  })).filter(({ pages }) => pages.length > 0);
}
