import type { DownloadedFile } from '../../../src/application/operations/accounts';
import type { LoanFileQuery } from '../../../src/application/operations/loans';
import type { ExportCell } from '../../../src/domain/export/ExportTable';
import type { Language } from '../../../src/domain/language/Language';
import type { ScheduleLine } from '../../../src/domain/loan/LoanSchedule';
import { money } from '../../../src/domain/money/Money';
import { writtenDay } from '../../../src/domain/time/format';
import { factsOf, SCHEDULE_COLUMNS, INSTALMENT_WORDS, LOAN_WORDS, renderDocument } from '../documents';
import type { ScheduleFacts } from '../documents';
import type { CallContext } from '../../kernel/Handler';
import { tableSheet, workbook } from '../statements';
import { readLoanRow } from './loanRepository';
import { readSchedule } from './loanScheduleRepository';

const WIDTHS = [8, 14, 16, 16, 16, 16, 16, 16];

/** The schedule of a loan of the caller as a file, in the caller's language; nothing when there is no such loan. */
export async function loanFile(
  { loanId, format }: LoanFileQuery,
  { bank, caller, now }: CallContext,
): Promise<DownloadedFile | undefined> {
  const loan = await readLoanRow(bank.database.kysely, caller.customerId, loanId);
  const schedule = loan && (await readSchedule(bank.database, caller.customerId, loanId));
  if (loan === undefined || schedule === undefined) {
    return undefined;
  }
  const facts: ScheduleFacts = {
    contractNumber: loan.contract_no,
    disbursed: money(loan.disbursed, loan.currency),
    outstanding: money(-loan.balance, loan.currency),
    rate: loan.rate,
    lines: schedule.lines,
  };
  const name = `tulpar-loan-${loan.contract_no}.${format}`;
  return format === 'pdf'
    ? {
        name,
        contentType: 'application/pdf',
        bytes: await renderDocument(bank, 'loanSchedule', facts, now, caller.language),
      }
    : {
        name,
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: await bytesOf(workbook(pieces(sheetOf(facts, caller.language)), new Date(now))),
      };
}

function sheetOf(facts: ScheduleFacts, language: Language): string {
  const text = (words: string): ExportCell => ({ text: words });
  const head = [
    [text(LOAN_WORDS.title[language])],
    ...factsOf(facts, language).map((row) => [text(row)]),
    SCHEDULE_COLUMNS.map((name) => text(LOAN_WORDS[name][language])),
  ];
  return tableSheet(
    head,
    facts.lines.map((line) => rowOf(line, language)),
    WIDTHS,
  );
}

function rowOf(line: ScheduleLine, language: Language): readonly ExportCell[] {
  const { principal, interest, amount, paid, left } = line;
  return [
    { text: line.number.toString() },
    { text: writtenDay(line.dueOn) },
    ...[principal, interest, amount, paid, left].map((value) => ({ amount: value })),
    { text: INSTALMENT_WORDS[line.state][language] },
  ];
}

async function* pieces(text: string): AsyncGenerator<Uint8Array, void> {
  yield await Promise.resolve(Buffer.from(text));
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) {
    all.push(chunk);
  }
  return new Uint8Array(Buffer.concat(all));
}
