import { classifyTransaction } from '../../../../domain/history/classify';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { bankDayOf } from '../../../../domain/time/Instant';
import {
  CardReplenishmentDraft,
  replenishmentOf,
  replenishmentViolations,
} from '../../../../domain/transfer/CardReplenishmentDraft';
import type { ReplenishmentCircumstances } from '../../../../domain/transfer/CardReplenishmentDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';

/** Money from a Visa card of another bank to an account of the customer. */
export const replenishmentVisa = new PaymentKind<'MAKE_VISA_2_VISA_AFT', CardReplenishmentDraft>({
  ...formOf('replenishmentVisa'),
  act: 'replenish',
  accountsNeeded: 'one',
  secretsOf: () => ['cardNumber', 'expiry', 'securityCode'],
  draftOf: (values) => new CardReplenishmentDraft(values),
  violationsOf: (draft, context) => replenishmentViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => replenishmentOf(draft, circumstancesOf(context), operationId),
  repeatOf: ({ txnCode, credit }, { accounts }) => {
    const to = accounts.byNumber(credit.accountNumber);
    if (classifyTransaction(txnCode) !== 'visaAft' || to === undefined) {
      return undefined;
    }
    return { creditAccountId: to.id, amountText: credit.amount === undefined ? '' : formatAmount(credit.amount, 'ru') };
  },
  refusedFields: {
    ...LIMIT_REFUSALS,
    INVALID_CARD: 'cardNumber',
    CARD_EXPIRED: 'expiry',
    CARD_DECLINED: 'securityCode',
    ACCOUNT_CREDIT_NOT_FOUND: 'creditAccountId',
    CURRENCY_MISMATCH: 'creditAccountId',
    ACCOUNT_CREDIT_DORMANT: 'creditAccountId',
    ACCOUNT_NO_CREDIT: 'creditAccountId',
  },
});

function circumstancesOf({ accounts, time }: PaymentContext): ReplenishmentCircumstances {
  return { accounts: accounts.accounts, today: bankDayOf(time.now) };
}
