import { makeAutoObservable } from 'mobx';

import { CustomerEvents } from '../../../../application/calendar/CustomerEvents';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { CalendarEvent } from '../../../../domain/calendar/CalendarEvent';
import { dayReachedBy, weeksOf } from '../../../../domain/calendar/CalendarMonth';
import { firstOfMonth, lastOfMonth, addMonths } from '../../../../domain/time/days';
import type { BankDay } from '../../../../domain/time/Instant';

/** Number of months the calendar reaches beyond today; repeating events have to end somewhere. */
export const FURTHEST_MONTHS = 24;

/** The events of one month under its name. */
export interface EventMonth {
  readonly month: BankDay;
  readonly events: readonly CalendarEvent[];
}

/** Calendar: a month with the events on its days, those of a chosen day, and all of the next six months. */
@injectable()
export class CalendarViewModel {
  /** Day with the keyboard focus; its month is the one shown. */
  focused: BankDay;
  chosen: BankDay | undefined;

  readonly #events: CustomerEvents;

  constructor(@inject(CustomerEvents) events: CustomerEvents) {
    this.#events = events;
    this.focused = events.today;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#events.status;
  }

  get incomplete(): boolean {
    return this.#events.incomplete;
  }

  get today(): BankDay {
    return this.#events.today;
  }

  /** The first day of the month that is shown. */
  get month(): BankDay {
    return firstOfMonth(this.focused);
  }

  get weeks(): readonly (readonly BankDay[])[] {
    return weeksOf(this.month);
  }

  /** True when a month before the one shown can be opened; past months have no events. */
  get hasEarlier(): boolean {
    return this.month > this.today;
  }

  get hasLater(): boolean {
    return lastOfMonth(this.month) < this.#last;
  }

  eventsOn(day: BankDay): readonly CalendarEvent[] {
    return this.#byDay.get(day) ?? [];
  }

  /** Events of the chosen day, or of the whole month when no day is chosen. */
  get shown(): readonly CalendarEvent[] {
    const { chosen, month } = this;
    return chosen === undefined
      ? this.#events.within({ from: month, until: lastOfMonth(month) })
      : this.eventsOn(chosen);
  }

  /** All of the next six months, month by month. */
  get ahead(): readonly EventMonth[] {
    const { upcoming } = this.#events;
    return [...new Set(upcoming.map(({ day }) => firstOfMonth(day)))].map((month) => ({
      month,
      events: upcoming.filter(({ day }) => firstOfMonth(day) === month),
    }));
  }

  load(): void {
    void this.#events.reload();
  }

  showMonth(step: 1 | -1): void {
    this.#focus(addMonths(this.month, step));
    this.chosen = undefined;
  }

  showToday(): void {
    this.focused = this.today;
    this.chosen = undefined;
  }

  /** Moves the focus by a key; returns false for a key without a function here. */
  press(key: string): boolean {
    const day = dayReachedBy(key, this.focused);
    if (day === undefined) {
      return false;
    }
    this.#focus(day);
    return true;
  }

  /** Chooses a day, or clears the choice. */
  choose(day: BankDay): void {
    this.#focus(day);
    this.chosen = this.chosen === day ? undefined : day;
  }

  get #last(): BankDay {
    return lastOfMonth(addMonths(this.today, FURTHEST_MONTHS));
  }

  get #byDay(): ReadonlyMap<BankDay, readonly CalendarEvent[]> {
    const days = this.weeks.flat();
    const events = this.#events.within({ from: days[0] ?? this.month, until: days.at(-1) ?? this.month });
    const byDay = new Map<BankDay, CalendarEvent[]>();
    for (const event of events) {
      byDay.set(event.day, [...(byDay.get(event.day) ?? []), event]);
    }
    return byDay;
  }

  #focus(day: BankDay): void {
    const first = firstOfMonth(this.today);
    const within = day < first ? first : day > this.#last ? this.#last : day;
    if (this.chosen !== undefined && firstOfMonth(within) !== this.month) {
      this.chosen = undefined;
    }
    this.focused = within;
  }
}
