import { shownRecipient } from '../../../domain/operation/shownRecipient';
import type { ExportTable } from '../../../domain/export/ExportTable';
import type { TransactionStatus } from '../../../domain/history/Transaction';
import type { TransactionSign } from '../../../domain/history/classify';
import type { TransactionKind } from '../../../domain/movements/movements';
import type { HistoryRow } from './historyRow';

/** The columns of an exported history, by the names of their titles. */
export const HISTORY_COLUMNS = [
  'dateTime',
  'kind',
  'sign',
  'amount',
  'currency',
  'fee',
  'debitAccount',
  'creditAccount',
  'sender',
  'recipient',
  'purpose',
  'status',
  'number',
] as const;

/** Words an exported history is made of, in the language of the screen. */
export interface HistoryTableWords {
  readonly name: string;
  readonly titles: Readonly<Record<(typeof HISTORY_COLUMNS)[number], string>>;
  readonly kinds: Readonly<Record<TransactionKind, string>>;
  readonly signs: Readonly<Record<TransactionSign, string>>;
  readonly statuses: Readonly<Record<TransactionStatus, string>>;
}

/** The rows on the screen as a table for a file. */
export function historyTable(rows: readonly HistoryRow[], words: HistoryTableWords): ExportTable {
  return {
    name: words.name,
    titles: HISTORY_COLUMNS.map((column) => words.titles[column]),
    rows: rows.map(({ transaction, kind, sign, amount, fee }) => [
      { moment: transaction.createdAt },
      {
        text:
          transaction.returnOf === undefined
            ? words.kinds[kind]
            : `${words.kinds[kind]} № ${transaction.returnOf.number}`,
      },
      { text: words.signs[sign] },
      { amount },
      { text: amount?.currency ?? '' },
      { amount: fee },
      { text: transaction.debit.accountNumber ?? '' },
      { text: transaction.credit.accountNumber ?? '' },
      { text: transaction.senderName },
      { text: shownRecipient(transaction.txnCode, transaction.recipientName) },
      { text: transaction.purpose },
      { text: words.statuses[transaction.status] },
      { text: transaction.id },
    ]),
  };
}
