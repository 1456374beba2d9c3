import { reaction } from 'mobx';

import { hasCompanyTasks } from '../../domain/corporate/companyTasks';
import { LANGUAGES } from '../../domain/language/Language';
import { bankDayOf } from '../../domain/time/Instant';
import { headerName, initials, personName } from '../../domain/user/displayName';
import { isPastExpiry } from '../../domain/user/Passport';
import type { User } from '../../domain/user/User';
import { inject, injectable } from '../injection';
import { TabKeyValueStore } from '../ports/KeyValueStore';
import type { KeyValueStore } from '../ports/KeyValueStore';
import type { Cancel } from '../ports/Scheduler';
import { HomeArrangement } from '../preferences/HomeArrangement';
import { BankTime } from '../time/BankTime';
import { UserStore } from '../user/UserStore';
import { FRAME_KEY } from './keptFrame';
import type { HomeShape, KeptFrame } from './keptFrame';

@injectable()
export class FrameDeps {
  @inject(UserStore) readonly users!: Pick<UserStore, 'user' | 'pending'>;
  @inject(HomeArrangement) readonly arrangement!: Pick<HomeArrangement, 'isUsual'>;
  @inject(BankTime) readonly clock!: Pick<BankTime, 'now'>;
  /** Settings of this tab. */
  @inject(TabKeyValueStore) readonly tab!: KeyValueStore;
}

/**
 * Keeps the data of the frame of home beside the session of the tab while the page looks as the build has drawn it (docs/adr/0195): that of a person or
 * of a user of a company with the usual panels. Returns a function that stops it.
 *
 * @param closed paths of sections and acts that are closed to the user
 */
export function followFrame({ users, arrangement, clock, tab }: FrameDeps, closed: () => readonly string[]): Cancel {
  const kept = (): string | undefined => {
    const { user, pending } = users;
    return user !== undefined &&
      !user.isAdministrator &&
      pending === undefined &&
      !isPastExpiry(user.passportExpiresOn, bankDayOf(clock.now())) &&
      arrangement.isUsual
      ? JSON.stringify(frameOf(user, closed()))
      : undefined;
  };
  return reaction(kept, (text) => (text === undefined ? tab.remove(FRAME_KEY) : tab.write(FRAME_KEY, text)), {
    fireImmediately: true,
  });
}

function frameOf(user: User, closed: readonly string[]): KeptFrame {
  return {
    shape: shapeOf(user),
    names: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        [headerName(user, language), initials(user, language), personName(user, language)],
      ]),
    ),
    closed,
  };
}

function shapeOf({ customerKind, rights }: User): HomeShape {
  if (customerKind === 'I') {
    return 'person';
  }
  return hasCompanyTasks(rights) ? 'company' : 'reader';
}
