import { formatAmount } from '../../../../domain/money/formatAmount';
import { nameParts } from '../../../../domain/transfer/MoneyTransfer';
import {
  MoneyTransferDraft,
  moneyTransferOf,
  moneyTransferViolations,
} from '../../../../domain/transfer/MoneyTransferDraft';
import type { MoneyTransferCircumstances } from '../../../../domain/transfer/MoneyTransferDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import { KIND_FORMS } from '../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { ensured } from '../../../flow/payment/PaymentResource';
import { MONEY_TRANSFERS } from '../../../flow/payment/sharedResources';

/** A country is shown by its name, followed by its code. */
const COUNTRY_CODE_LENGTH = 2;

/** Money to a person by a money-transfer system. */
export const moneySystem = new PaymentKind<'MAKE_MONEY_TRANSFER', MoneyTransferDraft>({
  ...formOf('moneySystem'),
  act: 'transfer',
  payee: 'remittance',
  accountsNeeded: 'one',
  loads: [ensured(MONEY_TRANSFERS)],
  requires: [ensured(MONEY_TRANSFERS)],
  draftOf: (values) => new MoneyTransferDraft(values),
  violationsOf: (draft, context) => moneyTransferViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => moneyTransferOf(draft, circumstancesOf(context), operationId),
  // The control number was for that one transfer; another one gets its own.
  repeatOf: ({ txnCode, debit, recipientName, terms }, context) => {
    const from = context.accounts.byNumber(debit.accountNumber);
    const { transferSystem, payoutCountry = '', recipientPhone = '' } = terms?.details ?? {};
    if (txnCode !== KIND_FORMS.moneySystem.code || from === undefined || transferSystem === undefined) {
      return undefined;
    }
    return {
      ...nameParts(recipientName),
      // While the directory is not there yet, the system is chosen anew.
      systemId: MONEY_TRANSFERS.of(context).content.find(({ name }) => name === transferSystem)?.id ?? '',
      country: payoutCountry.slice(-COUNTRY_CODE_LENGTH),
      phone: recipientPhone,
      debitAccountId: from.id,
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ...LIMIT_REFUSALS,
    CURRENCY_MISMATCH: 'debitAccountId',
    MONEY_TRANSFER_NOT_OFFERED: 'country',
  },
});

export function circumstancesOf(context: PaymentContext): MoneyTransferCircumstances {
  const { accounts } = context;
  const moneyTransfers = MONEY_TRANSFERS.of(context);
  return { accounts: accounts.accounts, systems: moneyTransfers.content };
}
