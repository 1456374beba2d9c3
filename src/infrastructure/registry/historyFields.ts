import * as z from 'zod/mini';

import { classifyTransaction } from '../../domain/history/classify';
import type { Transaction } from '../../domain/history/Transaction';
import { identifier } from './codecs';

/** Fields the specification names for single kinds of operations; each but `depositId` repeats what a general field or a term says. */
export const historyFields = {
  /** Masked number of the card that pays or is paid. */
  accountDebitCardPan: z.optional(z.string()),
  accountCreditCardPan: z.optional(z.string()),
  /** Code of the bank of the payee, and by which directory it is one. */
  accountCreditPropType: z.optional(z.enum(['BIC', 'SWIFT'])),
  accountCreditPropValue: z.optional(z.string()),
  clearingRecipientAccNo: z.optional(z.string()),
  /** Number of the subscriber at a provider of services. */
  propValue: z.optional(z.string()),
  serviceProviderId: z.optional(z.string()),
  /** Identifier of a deposit, as in GET_DEPOSIT_BY_ID. */
  depositId: z.optional(identifier),
  /** Direction of a transfer through a money-transfer system, as in MAKE_MONEY_TRANSFER. */
  moneyTransferType: z.optional(z.enum(['send', 'receive'])),
  fullNameCyrDebit: z.optional(z.string()),
};

type HistoryFields = { readonly [Name in keyof typeof historyFields]?: z.output<(typeof historyFields)[Name]> };

/** Values of these fields for a transaction; absent where its kind has no such field. */
export function historyFieldsOf(transaction: Transaction): HistoryFields {
  const { debit, credit, terms, senderName } = transaction;
  const { details = {}, bic } = terms ?? {};
  const byCard = { accountCreditCardPan: details.cardNumber ?? credit.accountNumber };
  const toProvider =
    details.providerCode === undefined
      ? {}
      : { propValue: credit.accountNumber, serviceProviderId: details.providerCode };
  const sender = { fullNameCyrDebit: senderName };
  switch (classifyTransaction(transaction.txnCode)) {
    case 'cardToCard':
    case 'visaOct':
      return { ...sender, ...byCard };
    case 'visaAft':
      return { accountDebitCardPan: debit.accountNumber };
    case 'bankClientTransfer':
      return { ...sender, accountCreditCardPan: details.cardNumber };
    case 'otherBankTransfer':
      return {
        ...sender,
        ...bankOf(bic),
        clearingRecipientAccNo: credit.accountNumber,
      };
    case 'swift':
      return { ...sender, ...bankOf(details.bankCode) };
    case 'genericPayment':
    case 'mobilePayment':
    case 'kitep':
      return { ...sender, ...toProvider };
    case 'deposit':
    case 'depositOpening':
    case 'depositClosing':
      return { depositId: transaction.depositId };
    case 'moneyTransfer':
      return { ...sender, moneyTransferType: details.payoutCountry === undefined ? 'receive' : 'send' };
    default:
      return {};
  }
}

/** Code of a bank and its directory: figures are a BIC, six of them here and nine in Russia. */
function bankOf(code: string | undefined): HistoryFields {
  return code === undefined
    ? {}
    : { accountCreditPropType: /^\d+$/.test(code) ? 'BIC' : 'SWIFT', accountCreditPropValue: code };
}
