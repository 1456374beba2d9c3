import type { IconName } from '../components/Icon';

export const PROFILE_PATH = '/profile';

/** A page of the profile; its words are `pages.<name>` of `profile.json`. */
interface ProfilePage {
  readonly name:
    | 'info'
    | 'company'
    | 'email'
    | 'limits'
    | 'tariffs'
    | 'templates'
    | 'scheduledPayments'
    | 'calendar'
    | 'password'
    | 'login'
    | 'question'
    | 'authType'
    | 'authenticator'
    | 'pin'
    | 'loginHistory'
    | 'knownDevices'
    | 'language'
    | 'about';
  /** Below {@link PROFILE_PATH}. */
  readonly path: string;
  readonly icon: IconName;
}

interface ProfileSection {
  readonly name: 'about' | 'money' | 'security' | 'application';
  readonly pages: readonly ProfilePage[];
}

/** Every page of the profile in the order it is listed (specification 1, section 2); only pages that are there. */
const PROFILE_SECTIONS: readonly ProfileSection[] = [
  {
    name: 'about',
    pages: [
      { name: 'info', path: 'info', icon: 'user' },
      { name: 'company', path: 'company', icon: 'briefcase' },
      { name: 'email', path: 'email', icon: 'mail' },
    ],
  },
  {
    name: 'money',
    pages: [
      { name: 'limits', path: 'limits', icon: 'gauge' },
      { name: 'tariffs', path: 'tariffs', icon: 'tag' },
      { name: 'templates', path: 'templates', icon: 'bookmark' },
      { name: 'scheduledPayments', path: 'scheduled-payments', icon: 'schedule' },
      { name: 'calendar', path: 'calendar', icon: 'calendar' },
    ],
  },
  {
    name: 'security',
    pages: [
      { name: 'password', path: 'settings/password', icon: 'key' },
      { name: 'login', path: 'settings/login', icon: 'login' },
      { name: 'question', path: 'settings/question', icon: 'question' },
      { name: 'authType', path: 'settings/auth-type', icon: 'shield' },
      { name: 'authenticator', path: 'settings/google-code', icon: 'code' },
      { name: 'pin', path: 'settings/pin', icon: 'keypad' },
      { name: 'loginHistory', path: 'login-history', icon: 'history' },
      { name: 'knownDevices', path: 'settings/known-browsers', icon: 'system' },
    ],
  },
  {
    name: 'application',
    pages: [
      { name: 'language', path: 'language', icon: 'language' },
      { name: 'about', path: 'about-app', icon: 'info' },
    ],
  },
];

/** The sections with the pages that are open to the user. */
export function profileSections(mayOpen: (path: string) => boolean): readonly ProfileSection[] {
  return PROFILE_SECTIONS.map((section) => ({
    ...section,
    pages: section.pages.filter(({ path }) => mayOpen(`${PROFILE_PATH}/${path}`)),
  })).filter(({ pages }) => pages.length > 0);
}
