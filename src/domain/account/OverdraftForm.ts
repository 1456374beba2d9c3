import { parseAmount } from '../money/parseAmount';
import type { Money } from '../money/Money';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import type { Problems } from '../validation/validate';
import { isOffered } from './Overdraft';
import type { OverdraftOffer } from './Overdraft';

/** What is filled in to ask for an overdraft. */
export interface OverdraftForm {
  readonly limitText: string;
}

/** The limit a form wishes for; `undefined` while it cannot be read. */
export function wishedOverdraft({ limitText }: OverdraftForm, { lowest }: OverdraftOffer): Money | undefined {
  const amount = parseAmount(limitText, lowest.currency);
  return amount.ok ? amount.value : undefined;
}

/** What is wrong with a form; empty when it can be sent. */
export function overdraftProblems(form: OverdraftForm, offer: OverdraftOffer): Problems<OverdraftForm> {
  const wished = wishedOverdraft(form, offer);
  if (wished === undefined) {
    return definedOnly({ limitText: unreadableAmount(form.limitText, offer.lowest.currency) });
  }
  return isOffered(wished, offer) ? {} : { limitText: 'OVERDRAFT_NOT_OFFERED' };
}
