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

/** The page an address belongs to: of a page and one below it, the one below. */
export function openPage<Page extends { readonly path: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  return pages
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((left, right) => right.path.length - left.path.length)[0];
}
