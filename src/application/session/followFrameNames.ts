import { reaction } from 'mobx';

import { LANGUAGES } from '../../domain/language/Language';
import { bankDayOf } from '../../domain/time/Instant';
import { headerName, initials } from '../../domain/user/displayName';
import { isPastExpiry } from '../../domain/user/Passport';
import type { Clock } from '../ports/Clock';
import type { KeyValueStore } from '../ports/KeyValueStore';
import type { Cancel } from '../ports/Scheduler';
import type { AmountVisibility } from '../preferences/AmountVisibility';
import type { HomeArrangement } from '../preferences/HomeArrangement';
import type { UserStore } from '../user/UserStore';
import { NAMES_KEY } from './namesKey';

export interface FrameNamesDeps {
  readonly users: Pick<UserStore, 'user' | 'pending'>;
  readonly arrangement: Pick<HomeArrangement, 'isUsual'>;
  readonly visibility: Pick<AmountVisibility, 'hidden'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Settings of this tab. */
  readonly tab: KeyValueStore;
}

/**
 * Keeps the names of the user beside the session of the tab while the home page looks as the build has drawn it (docs/adr/0195): that of a
 * person with the usual panels and sections, and with amounts in sight. Returns a function that stops it.
 */
export function followFrameNames({ users, arrangement, visibility, clock, tab }: FrameNamesDeps): Cancel {
  const names = (): string | undefined => {
    const { user, pending } = users;
    return user?.customerKind === 'I' &&
      !user.isAdministrator &&
      pending === undefined &&
      !isPastExpiry(user.passportExpiresOn, bankDayOf(clock.now())) &&
      arrangement.isUsual &&
      !visibility.hidden
      ? JSON.stringify(
          Object.fromEntries(
            LANGUAGES.map((language) => [language, [headerName(user, language), initials(user, language)]]),
          ),
        )
      : undefined;
  };
  return reaction(names, (text) => (text === undefined ? tab.remove(NAMES_KEY) : tab.write(NAMES_KEY, text)), {
    fireImmediately: true,
  });
}
