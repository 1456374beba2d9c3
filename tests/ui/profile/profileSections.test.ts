import { expect, it } from 'vitest';

import { openPage } from '../../../src/ui/flow/profile/profileSections';

const PAGES = [{ path: '/profile/company' }, { path: '/profile/company/audit' }, { path: '/profile/settings/pin' }];

it.each([
  ['/profile/company', '/profile/company'],
  ['/profile/company/employee/5', '/profile/company'],
  ['/profile/company/audit', '/profile/company/audit'],
  ['/profile/settings/pin/code', '/profile/settings/pin'],
  ['/profile/company-cards', undefined],
])('%s belongs to one page of the profile', (pathname, path) => {
  expect(openPage(PAGES, pathname)?.path).toBe(path);
});
