import { parseAmount } from '../money/parseAmount';
import type { Money } from '../money/Money';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import type { Violations } from '../validation/validate';
import { isOffered } from './Overdraft';
import type { OverdraftOffer } from './Overdraft';

/** Form fields of an overdraft request. */
export interface OverdraftForm {
  readonly limitText: string;
}

/** Requested limit; `undefined` while the text is not an amount. */
export function requestedOverdraft({ limitText }: OverdraftForm, { lowest }: OverdraftOffer): Money | undefined {
  const amount = parseAmount(limitText, lowest.currency);
  return amount.ok ? amount.value : undefined;
}

/** Violations of a form, by field; empty when it can be submitted. */
export function overdraftViolations(form: OverdraftForm, offer: OverdraftOffer): Violations<OverdraftForm> {
  const requested = requestedOverdraft(form, offer);
  if (requested === undefined) {
    return definedOnly({ limitText: unreadableAmount(form.limitText, offer.lowest.currency) });
  }
  return isOffered(requested, offer) ? {} : { limitText: 'OVERDRAFT_NOT_OFFERED' };
}
