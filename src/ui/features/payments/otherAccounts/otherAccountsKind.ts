import { classifyTransaction } from '../../../../domain/history/classify';
import { formatAmount } from '../../../../domain/money/formatAmount';
import {
  BankClientTransferDraft,
  bankClientViolations,
  bankClientTransferOf,
  namesCard,
} from '../../../../domain/transfer/BankClientTransferDraft';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';

/** Money to another customer of the bank. */
export const otherAccounts = new PaymentKind<'MAKE_BANK_CLIENT_TRANSFER', BankClientTransferDraft>({
  ...formOf('otherAccounts'),
  act: 'transfer',
  payee: 'client',
  accountsNeeded: 'one',
  secretsOf: (draft) => (namesCard(draft) ? ['recipient'] : []),
  draftOf: (values) => new BankClientTransferDraft(values),
  violationsOf: (draft, { accounts }) => bankClientViolations(draft, accounts.accounts),
  requestOf: (draft, { accounts }, operationId) => bankClientTransferOf(draft, accounts.accounts, operationId),
  repeatOf: ({ txnCode, debit, credit, purpose }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    if (
      classifyTransaction(txnCode) !== 'bankClientTransfer' ||
      from === undefined ||
      credit.accountNumber === undefined
    ) {
      return undefined;
    }
    return {
      debitAccountId: from.id,
      recipient: credit.accountNumber,
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
      purpose,
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ...LIMIT_REFUSALS,
    RECIPIENT_NOT_FOUND: 'recipient',
    ACCOUNT_CREDIT_NOT_FOUND: 'recipient',
    ACCOUNT_CREDIT_DORMANT: 'recipient',
    ACCOUNT_NO_CREDIT: 'recipient',
    SAME_ACCOUNT: 'recipient',
    CURRENCY_MISMATCH: 'recipient',
  },
});
