import type { CalendarEvent } from '../../../../domain/calendar/CalendarEvent';
import { allowsIncrease } from '../../../../domain/deposit/Deposit';
import { cardPath } from '../../../objects/cards/cardPaths';
import { DEPOSITS_PATH, depositStatementPath } from '../../../objects/deposits/depositPaths';
import { loanPath } from '../../../objects/loans/loanPaths';
import { SCHEDULES_PATH } from '../../../objects/templates/schedulePath';

export const CALENDAR_PATH = '/profile/calendar';

const PASSPORT_PATH = '/profile/edit';

/** Path of the page on which the customer can act on an event (specification 1, section 2). */
export function eventPath(event: CalendarEvent): string {
  switch (event.kind) {
    case 'loanPayment':
      return loanPath('credit', event.loan.id);
    case 'scheduledPayment':
      return SCHEDULES_PATH;
    case 'depositEnd':
      return allowsIncrease(event.deposit.type) ? DEPOSITS_PATH : depositStatementPath(event.deposit.id);
    case 'cardExpiry':
      return cardPath(event.card.id);
    case 'passportExpiry':
      return PASSPORT_PATH;
    default:
      return event satisfies never;
  }
}
