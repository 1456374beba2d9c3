import { classifyTransaction } from '../../../../domain/history/classify';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { ExchangeDraft, exchangeOf, exchangeViolations } from '../../../../domain/transfer/ExchangeDraft';
import type { ExchangeMarket } from '../../../../domain/transfer/ExchangeDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { RATES } from './resources';
import { reloaded } from '../../../flow/payment/PaymentResource';

/** Exchange of one currency of the customer for another. */
export const exchange = new PaymentKind<'MAKE_OWN_ACCOUNTS_TRANSFER', ExchangeDraft>({
  ...formOf('exchange'),
  act: 'exchange',
  accountsNeeded: 'two',
  loads: [reloaded(RATES)],
  draftOf: (values) => new ExchangeDraft(values),
  violationsOf: (draft, context) => exchangeViolations(draft, marketOf(context)),
  requestOf: (draft, context, operationId) => exchangeOf(draft, marketOf(context), operationId),
  repeatOf: ({ txnCode, debit, credit }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    const to = accounts.byNumber(credit.accountNumber);
    if (classifyTransaction(txnCode) !== 'exchange' || from === undefined || to === undefined) {
      return undefined;
    }
    const amountText = debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru');
    return { debitAccountId: from.id, creditAccountId: to.id, amountText, amountIs: 'given' };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ACCOUNT_CREDIT_NOT_FOUND: 'creditAccountId',
    ACCOUNT_CREDIT_DORMANT: 'creditAccountId',
    ACCOUNT_NO_CREDIT: 'creditAccountId',
    SAME_ACCOUNT: 'creditAccountId',
    EXCHANGE_RATE_NOT_FOUND: 'creditAccountId',
    FLEX_MIN_LIMIT_ERROR: 'amountText',
  },
});

/** Current accounts and exchange rates of this customer. */
export function marketOf(context: PaymentContext): ExchangeMarket {
  const { accounts } = context;
  const rates = RATES.of(context);
  return { accounts: accounts.accounts, rates: rates.rates };
}
