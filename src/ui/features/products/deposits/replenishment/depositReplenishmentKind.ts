import {
  DepositReplenishmentDraft,
  depositReplenishmentOf,
  depositReplenishmentViolations,
} from '../../../../../domain/deposit/DepositReplenishmentDraft';
import type { DepositCircumstances } from '../../../../../domain/deposit/DepositReplenishmentDraft';
import { classifyTransaction } from '../../../../../domain/history/classify';
import { formatAmount } from '../../../../../domain/money/formatAmount';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { DEPOSITS_PATH } from '../../../../objects/deposits/depositPaths';
import { ensured } from '../../../../flow/payment/PaymentResource';
import { DEPOSITS } from '../../../../flow/payment/sharedResources';

/** Money from an account to a savings or child deposit of the customer. */
export const depositReplenishment = new PaymentKind<'MAKE_DEPOSIT', DepositReplenishmentDraft>({
  ...formOf('depositReplenishment'),
  act: 'replenish',
  catalogue: DEPOSITS_PATH,
  accountsNeeded: 'one',
  loads: [ensured(DEPOSITS)],
  requires: [ensured(DEPOSITS)],
  draftOf: (values) => new DepositReplenishmentDraft(values),
  violationsOf: (draft, context) => depositReplenishmentViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => depositReplenishmentOf(draft, circumstancesOf(context), operationId),
  repeatOf: ({ txnCode, debit, credit }, context) => {
    const from = context.accounts.byNumber(debit.accountNumber);
    const deposit = DEPOSITS.of(context).byNumber(credit.accountNumber);
    if (classifyTransaction(txnCode) !== 'deposit' || from === undefined || deposit === undefined) {
      return undefined;
    }
    return {
      debitAccountId: from.id,
      depositId: deposit.id,
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    DEPOSIT_NOT_FOUND: 'depositId',
    DEPOSIT_NOT_REPLENISHABLE: 'depositId',
    ACCOUNT_CREDIT_DORMANT: 'depositId',
    ACCOUNT_NO_CREDIT: 'depositId',
    CURRENCY_MISMATCH: 'debitAccountId',
  },
});

function circumstancesOf(context: PaymentContext): DepositCircumstances {
  const { accounts } = context;
  const deposits = DEPOSITS.of(context);
  return { accounts: accounts.accounts, deposits: deposits.deposits };
}
