import { expect, it } from 'vitest';

import { SCREEN_TABLE } from '../../../src/ui/features/screens';

const PATH = '/profile/settings/passkeys';

it('a screen with a setting is there only at a bank that has it, in its menus too', () => {
  const withPasskeys = SCREEN_TABLE.ofBank({ hasPasskeys: true });
  const without = SCREEN_TABLE.ofBank({ hasPasskeys: false });
  expect(withPasskeys.screens).toHaveLength(SCREEN_TABLE.screens.length);
  expect(withPasskeys.at(PATH)?.setting).toBe('hasPasskeys');
  expect(without.at(PATH)).toBeUndefined();
  expect(without.actions.some(({ id }) => id === 'passkeys')).toBe(false);
  expect(without.redirectOf('/profile/settings')).toBe('/profile');
});
