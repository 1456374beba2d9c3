import { classifyTransaction } from '../../../../domain/history/classify';
import { formatAmount } from '../../../../domain/money/formatAmount';
import {
  OwnAccountsTransferDraft,
  violationsOf,
  transferOf,
} from '../../../../domain/transfer/OwnAccountsTransferDraft';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../flow/payment/refusedFields';

/** Money between two accounts of the customer. */
export const ownAccounts = new PaymentKind<'MAKE_OWN_ACCOUNTS_TRANSFER', OwnAccountsTransferDraft>({
  ...formOf('ownAccounts'),
  act: 'transfer',
  accountsNeeded: 'two',
  draftOf: (values) => new OwnAccountsTransferDraft(values),
  violationsOf: (draft, { accounts }) => violationsOf(draft, accounts.accounts),
  requestOf: (draft, { accounts }, operationId) => transferOf(draft, accounts.accounts, operationId),
  repeatOf: ({ txnCode, debit, credit, purpose }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    const to = accounts.byNumber(credit.accountNumber);
    if (classifyTransaction(txnCode) !== 'ownTransfer' || from === undefined || to === undefined) {
      return undefined;
    }
    return {
      debitAccountId: from.id,
      creditAccountId: to.id,
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
      purpose,
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ACCOUNT_CREDIT_NOT_FOUND: 'creditAccountId',
    ACCOUNT_CREDIT_DORMANT: 'creditAccountId',
    ACCOUNT_NO_CREDIT: 'creditAccountId',
    SAME_ACCOUNT: 'creditAccountId',
    CURRENCY_MISMATCH: 'creditAccountId',
  },
});
