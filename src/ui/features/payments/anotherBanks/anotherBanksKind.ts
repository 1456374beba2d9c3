import { classifyTransaction } from '../../../../domain/history/classify';
import { formatAmount } from '../../../../domain/money/formatAmount';
import {
  OtherBankTransferDraft,
  otherBankViolations,
  otherBankTransferOf,
} from '../../../../domain/transfer/OtherBankTransferDraft';
import type { OtherBankMarket } from '../../../../domain/transfer/OtherBankTransferDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { reloaded } from '../../../flow/payment/PaymentResource';
import { LIMITS, OTHER_BANKS } from '../../../flow/payment/sharedResources';

/** Transfer in soms to an account at another bank of the country. */
export const anotherBanks = new PaymentKind<'MAKE_OTHER_BANK_TRANSFER', OtherBankTransferDraft>({
  ...formOf('anotherBanks'),
  act: 'transfer',
  payee: 'otherBank',
  accountsNeeded: 'one',
  loads: [reloaded(OTHER_BANKS), reloaded(LIMITS)],
  draftOf: (values) => new OtherBankTransferDraft(values),
  violationsOf: (draft, context) => otherBankViolations(draft, marketOf(context)),
  requestOf: (draft, context, operationId) => otherBankTransferOf(draft, marketOf(context), operationId),
  // Route and value date are suggested again: the earlier ones may be closed now.
  repeatOf: ({ txnCode, debit, credit, recipientName, purpose, terms }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    if (
      classifyTransaction(txnCode) !== 'otherBankTransfer' ||
      from === undefined ||
      credit.accountNumber === undefined
    ) {
      return undefined;
    }
    return {
      debitAccountId: from.id,
      creditAccountNumber: credit.accountNumber,
      bic: terms?.bic ?? '',
      recipientName,
      inn: terms?.details?.inn ?? '',
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
      purposeCode: terms?.purposeCode ?? '',
      purpose,
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ...LIMIT_REFUSALS,
    CURRENCY_MISMATCH: 'debitAccountId',
    INVALID_BIC: 'bic',
    INVALID_CREDIT_ACC_NO: 'creditAccountNumber',
    INVALID_CREDIT_BIC__ACC_NO: 'creditAccountNumber',
    INVALID_PURPOSE_CODE: 'purposeCode',
    CLEARING_TIMEOUT: 'paymentSystem',
    GROSS_TIMEOUT: 'paymentSystem',
    INVALID_VALUE_DATE: 'valueDate',
  },
});

/** Current banks, value dates, tariffs and limits the form is checked against. */
export function marketOf(context: PaymentContext): OtherBankMarket {
  const { accounts, time } = context;
  const otherBanks = OTHER_BANKS.of(context);
  const limits = LIMITS.of(context);
  const { banks, purposes, timeLimits, valueDates } = otherBanks;
  return {
    accounts: accounts.accounts,
    banks,
    purposes,
    timeLimits,
    valueDates,
    tariffs: limits.tariffs,
    limits: limits.limits,
    now: time.now,
  };
}
