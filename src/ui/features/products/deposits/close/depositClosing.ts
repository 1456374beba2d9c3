import type { DepositCircumstances } from '../../../../../domain/deposit/DepositReplenishmentDraft';
import {
  EarlyClosingDraft,
  earlyClosingOf,
  earlyClosingViolations,
} from '../../../../../domain/deposit/EarlyClosingDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEPOSITS_PATH } from '../../../../objects/deposits/depositPaths';
import { ensured } from '../../../../flow/payment/PaymentResource';
import { DEPOSITS } from '../../../../flow/payment/sharedResources';

/** Early closing of a deposit; its cost is shown on the check page. */
export const depositClosing = new PaymentKind<'MAKE_TXN_SHOP_OPERATION', EarlyClosingDraft>({
  ...formOf('depositClosing'),
  act: 'closeDeposit',
  catalogue: DEPOSITS_PATH,
  accountsNeeded: 'one',
  loads: [ensured(DEPOSITS)],
  draftOf: (values) => new EarlyClosingDraft(values),
  violationsOf: (draft, context) => earlyClosingViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => earlyClosingOf(draft, circumstancesOf(context), operationId),
  // A deposit is closed once.
  repeatOf: () => undefined,
  refusedFields: {
    DEPOSIT_NOT_FOUND: 'depositId',
    ACCOUNT_DEBIT_DORMANT: 'depositId',
    ACCOUNT_DEBIT_FROZEN: 'depositId',
    ACCOUNT_NO_DEBIT: 'depositId',
    INSUFFICIENT_FUNDS: 'depositId',
    ACCOUNT_CREDIT_NOT_FOUND: 'creditAccountId',
    ACCOUNT_CREDIT_DORMANT: 'creditAccountId',
    ACCOUNT_NO_CREDIT: 'creditAccountId',
    CURRENCY_MISMATCH: 'creditAccountId',
  },
});

function circumstancesOf(context: PaymentContext): DepositCircumstances {
  const { accounts } = context;
  const deposits = DEPOSITS.of(context);
  return { accounts: accounts.accounts, deposits: deposits.deposits };
}
