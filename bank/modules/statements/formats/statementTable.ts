import type { ExportCell } from '../../../../src/domain/export/ExportTable';
import type { Language } from '../../../../src/domain/language/Language';
import { money } from '../../../../src/domain/money/Money';
import type { StatementEntry } from '../../../../src/domain/statement/Statement';
import { writtenDay } from '../../../../src/domain/time/format';
import { entrySubject, entryTitle, STATEMENT_WORDS, statementTitle, absolute } from '../../documents';
import type { StatementFacts } from '../../documents';

type Row = readonly ExportCell[];

const COLUMNS = [
  'number',
  'dateTime',
  'kind',
  'counterparty',
  'counterpartyAccount',
  'purpose',
  'document',
  'debit',
  'credit',
  'balance',
  'tax',
  'reference',
  'counterpartyInn',
  'counterpartyBic',
  'counterpartyBank',
  'payment',
] as const;

/** Widths of the columns of a spreadsheet, in characters. */
export const COLUMN_WIDTHS: readonly number[] = [20, 18, 26, 32, 22, 44, 14, 16, 16, 16, 16, 18, 18, 14, 30, 18];

/** Rows of a spreadsheet above its entries: the owner, the balances and the headings of the columns. */
export function headRows({ statement, bank, checkAddress }: StatementFacts, language: Language): readonly Row[] {
  const fact = (word: keyof typeof STATEMENT_WORDS, cell: ExportCell): Row => [
    text(STATEMENT_WORDS[word][language]),
    cell,
  ];
  return [
    [text(statementTitle(statement.product)[language])],
    fact('statementNumber', text(statement.number.toString())),
    fact('bank', text(`${bank.name[language]}, ${bank.swiftCode}`)),
    fact('client', text(statement.owner[language])),
    fact('account', text(statement.accountNumber)),
    fact('currency', text(statement.currency)),
    fact('period', text(`${writtenDay(statement.from)} – ${writtenDay(statement.to)}`)),
    fact('opening', { amount: statement.opening }),
    fact('credited', { amount: statement.credited }),
    fact('debited', { amount: statement.debited }),
    fact('tax', { amount: statement.tax }),
    fact('closing', { amount: statement.closing }),
    fact('madeAt', { moment: statement.madeAt }),
    fact('code', text(statement.code)),
    [text(STATEMENT_WORDS.check[language]), text(checkAddress)],
    [],
    COLUMNS.map((column) => text(STATEMENT_WORDS[column][language])),
  ];
}

/** Statement a table is made of, and the language of its words. */
interface TableContext {
  readonly facts: StatementFacts;
  readonly language: Language;
}

/** One line of the table; `number` counts the entries of the statement from 1. */
export function entryRow(entry: StatementEntry, number: number, { facts, language }: TableContext): Row {
  const { amount } = entry;
  const size = money(absolute(amount.minor), amount.currency);
  return [
    text(number.toString()),
    { moment: entry.bookedAt },
    text(entryTitle(entry, facts.movements)[language]),
    text(entry.counterpartyName),
    text(entry.counterpartyAccount),
    text(entrySubject(entry, language)),
    text(entry.documentNumber),
    { amount: amount.minor < 0n ? size : undefined },
    { amount: amount.minor < 0n ? undefined : size },
    { amount: entry.balanceAfter },
    { amount: entry.tax.minor === 0n ? undefined : entry.tax },
    text(entry.reference),
    text(entry.counterpartyInn),
    text(entry.counterpartyBic),
    text(entry.counterpartyBank),
    text(entry.payment?.reference ?? ''),
  ];
}

/** Row of totals under the entries. */
export function totalRow({ statement }: StatementFacts, language: Language): Row {
  const before = [
    text(STATEMENT_WORDS.total[language]),
    ...Array.from({ length: COLUMNS.indexOf('debit') - 1 }, () => text('')),
  ];
  const { debited, credited, closing, tax } = statement;
  return [...before, ...[debited, credited, closing, tax].map((amount) => ({ amount }))];
}

function text(value: string): ExportCell {
  return { text: value };
}
