import { classifyTransaction } from '../history/classify';
import { transactionTitle } from '../history/transactionTitle';
import type { TitledTransaction, TransactionTitle } from '../history/transactionTitle';
import type { TransactionKind } from '../movements/movements';
import { shownRecipient } from '../operation/shownRecipient';
import type { PaymentDocument } from './PaymentDocument';

/** Heading of a document, before translation: its payee, or what moves between the company's own products. */
export function documentTitle(
  { txnCode, preview }: Pick<PaymentDocument, 'txnCode' | 'preview'>,
  accountOf: TitledTransaction['accountOf'],
): { readonly title: TransactionTitle; readonly kind: TransactionKind } {
  const kind = classifyTransaction(txnCode);
  const { debit, credit, amount, credited } = preview;
  const counterparty = shownRecipient(txnCode, credit.name);
  if (counterparty !== '') {
    return { kind, title: { names: 'counterparty', counterparty } };
  }
  const transaction = {
    debit: { accountNumber: debit.accountNumber, currency: amount.currency, amount },
    credit: { accountNumber: credit.accountNumber, currency: credited.currency, amount: credited },
    senderName: '',
    recipientName: '',
    returnOf: undefined,
  };
  return { kind, title: transactionTitle({ transaction, kind, sign: 'neutral', accountOf }) };
}
