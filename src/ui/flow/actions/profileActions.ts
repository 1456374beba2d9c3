import type { ActionId, ProfilePageName, ScreenAction } from './Action';
import { PROFILE } from './sectionActions';
import type { IconName } from '../../components/Icon';

/** A page of the profile. */
export interface ProfileAction extends ScreenAction {
  readonly name: ProfilePageName;
}

/** @param path below that of the profile */
function page<Name extends ProfilePageName & ActionId>(name: Name, path: string, icon: IconName): ProfileAction {
  return { id: name, name, path: `${PROFILE.path}/${path}`, label: `profile:pages.${name}.title`, icon };
}

export const LOGIN_HISTORY = page('loginHistory', 'login-history', 'history');

interface ProfileSection {
  readonly name: 'about' | 'money' | 'security' | 'application';
  readonly pages: readonly ProfileAction[];
}

/** Every page of the profile in the order it is listed (specification 1, section 2); only pages that are there. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  {
    name: 'about',
    pages: [page('info', 'info', 'user'), page('company', 'company', 'briefcase'), page('email', 'email', 'mail')],
  },
  {
    name: 'money',
    pages: [
      page('limits', 'limits', 'gauge'),
      page('tariffs', 'tariffs', 'tag'),
      page('templates', 'templates', 'bookmark'),
      page('scheduledPayments', 'scheduled-payments', 'schedule'),
      page('calendar', 'calendar', 'calendar'),
    ],
  },
  {
    name: 'security',
    pages: [
      page('password', 'settings/password', 'key'),
      page('login', 'settings/login', 'login'),
      page('question', 'settings/question', 'question'),
      page('authType', 'settings/auth-type', 'shield'),
      page('authenticator', 'settings/google-code', 'code'),
      page('pin', 'settings/pin', 'keypad'),
      LOGIN_HISTORY,
      page('knownDevices', 'settings/known-browsers', 'system'),
    ],
  },
  {
    name: 'application',
    pages: [
      page('language', 'language', 'language'),
      page('device', 'device', 'device'),
      page('about', 'about-app', 'info'),
    ],
  },
];
