import {
  MoneyReceiptDraft,
  moneyReceiptOf,
  moneyReceiptViolations,
} from '../../../../domain/transfer/MoneyReceiptDraft';
import { circumstancesOf } from './moneySystemKind';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { ensured } from '../../../flow/payment/PaymentResource';
import { MONEY_TRANSFERS } from '../../../flow/payment/sharedResources';

/** Money from a person by a money-transfer system, put onto an account. It comes once, so there is nothing to repeat. */
export const receiveMoneyTransfer = new PaymentKind<'MAKE_MONEY_TRANSFER', MoneyReceiptDraft>({
  ...formOf('receiveMoneyTransfer'),
  act: 'receive',
  accountsNeeded: 'one',
  secretsOf: () => ['transferCode'],
  loads: [ensured(MONEY_TRANSFERS)],
  draftOf: (values) => new MoneyReceiptDraft(values),
  violationsOf: (draft, context) => moneyReceiptViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => moneyReceiptOf(draft, circumstancesOf(context), operationId),
  repeatOf: () => undefined,
  refusedFields: {
    ...LIMIT_REFUSALS,
    MONEY_TRANSFER_NOT_FOUND: 'transferCode',
    MONEY_TRANSFER_NOT_OFFERED: 'creditAccountId',
    ACCOUNT_CREDIT_NOT_FOUND: 'creditAccountId',
    CURRENCY_MISMATCH: 'creditAccountId',
    ACCOUNT_CREDIT_DORMANT: 'creditAccountId',
    ACCOUNT_NO_CREDIT: 'creditAccountId',
  },
});
