import type { ProfilePage, ProfileSectionName } from '../../kernel/Offer';

export const PROFILE_PATH = '/profile';

const SECTIONS: readonly ProfileSectionName[] = ['about', 'money', 'security', 'application'];

interface ProfileSection {
  readonly name: ProfileSectionName;
  readonly pages: readonly ProfilePage[];
}

/** The sections with the pages that are open to the user. */
export function profileSections(
  pages: readonly ProfilePage[],
  mayOpen: (path: string) => boolean,
): readonly ProfileSection[] {
  return SECTIONS.map((name) => ({
    name,
    pages: pages.filter(({ section, path }) => section === name && mayOpen(path)),
  })).filter((section) => section.pages.length > 0);
}
