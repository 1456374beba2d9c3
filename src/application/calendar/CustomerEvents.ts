import { makeAutoObservable } from 'mobx';

import { eventsWithin, nextSixMonths } from '../../domain/calendar/CalendarEvent';
import type { CalendarEvent, DayRange } from '../../domain/calendar/CalendarEvent';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { CardsStore } from '../cards/CardsStore';
import { DepositsStore } from '../deposits/DepositsStore';
import { inject, injectable } from '../injection';
import type { LoadStatus } from '../loading/LoadStatus';
import { LoansStore } from '../loans/LoansStore';
import type { Clock } from '../ports/Clock';
import { TemplatesStore } from '../templates/TemplatesStore';
import { BankTime } from '../time/BankTime';
import { UserStore } from '../user/UserStore';

@injectable()
export class CustomerEventsDeps {
  @inject(CardsStore) readonly cards!: CardsStore;
  @inject(DepositsStore) readonly deposits!: DepositsStore;
  @inject(LoansStore) readonly loans!: LoansStore;
  @inject(TemplatesStore) readonly templates!: TemplatesStore;
  @inject(UserStore) readonly user!: UserStore;
  /** The bank's time. */
  @inject(BankTime) readonly clock!: Clock;
}

/** Upcoming dated events of the customer's products, derived from the stores other screens read. */
@injectable('Singleton')
export class CustomerEvents {
  readonly #deps: CustomerEventsDeps;

  constructor(@inject(CustomerEventsDeps) deps: CustomerEventsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get today(): BankDay {
    return bankDayOf(this.#deps.clock.now());
  }

  /** Events of the next six months, the nearest first. */
  get upcoming(): readonly CalendarEvent[] {
    return this.within(nextSixMonths(this.today));
  }

  /** `LOADING` while any list loads; events of lists that failed are missing, see `incomplete`. */
  get status(): LoadStatus {
    if (this.#statuses.includes('LOADING')) {
      return 'LOADING';
    }
    if (this.upcoming.length > 0) {
      return 'LOADED';
    }
    return this.incomplete ? 'ERROR' : 'EMPTY';
  }

  /** True when a list failed to load, so that events may be missing. */
  get incomplete(): boolean {
    return this.#statuses.includes('ERROR');
  }

  within(range: DayRange): readonly CalendarEvent[] {
    const { cards, deposits, loans, templates, user } = this.#deps;
    return eventsWithin(
      {
        cards: cards.cards,
        deposits: deposits.deposits,
        loans: loans.loans,
        templates: templates.templates,
        passportExpiresOn: user.user?.passportExpiresOn,
      },
      range,
      this.today,
    );
  }

  /** Reloads the lists, each with one call. Companies have no scheduled payments. */
  async reload(): Promise<void> {
    const { cards, deposits, loans, templates, user } = this.#deps;
    await Promise.all([
      cards.reload(),
      deposits.reload(),
      loans.reload(),
      ...(user.isCorporate ? [] : [templates.reload()]),
    ]);
  }

  get #statuses(): readonly LoadStatus[] {
    const { cards, deposits, loans, templates, user } = this.#deps;
    return [cards.status, deposits.status, loans.status, ...(user.isCorporate ? [] : [templates.status])];
  }
}
