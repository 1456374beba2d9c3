import type { Currency } from '../money/Currency';
import type { BatchLine } from './Batch';
import type { ReadLine, WrittenFields } from './BatchOrder';
import type { BatchField, BatchViolation } from './batchFaults';
import type { BatchKind } from './batchFormats';
import { PAYMENT_COLUMNS, readPayment } from './paymentPlt';
import { readSalaryLine } from './salaryCsv';
import { readSwiftLine, SWIFT_COLUMNS } from './swiftPlt';

/** Cells of a line that can be changed, in the order in which they are shown. */
export const CELLS_OF: Readonly<Record<BatchKind, readonly BatchField[]>> = {
  salary: ['recipientName', 'inn', 'account', 'amount', 'purpose'],
  internal: ['documentNumber', 'valueDate', 'recipientName', 'inn', 'account', 'amount', 'purpose'],
  clearing: PAYMENT_COLUMNS,
  gross: PAYMENT_COLUMNS,
  swift: SWIFT_COLUMNS,
};

/** Properties of a file that its lines are checked against. */
export interface LineRules {
  readonly kind: BatchKind;
  readonly debitAccountNumber: string;
  /** Currency of the debit account. */
  readonly currency: Currency;
}

/** A line as it stands, with its faults. */
type FaultyLine = Pick<BatchLine, 'row' | 'written' | 'faults'>;

/** True for a line with a fault that cells can put right; other faults are those of the file around it. */
export function isRepairable(kind: BatchKind, { faults }: Pick<BatchLine, 'faults'>): boolean {
  return faults.length > 0 && faults.every((fault) => isOfCell(kind, fault) || isOfWholeLine(fault));
}

/** Texts of a line after some of its cells have changed. */
export function changedTexts(written: WrittenFields, cells: WrittenFields): WrittenFields {
  return { ...written, ...cells };
}

/** Parses a line whose cells have changed by the rules of its file. Faults that no cell can put right stay. */
export function readChangedLine(before: FaultyLine, cells: WrittenFields, rules: LineRules): ReadLine {
  const written = changedTexts(before.written, cells);
  const read = readCells({ row: before.row, written }, rules);
  const kept = before.faults.filter((fault) => staysAfter(fault, cells, rules.kind));
  const faults = [...kept, ...read.faults];
  return { row: before.row, written, faults, ...(faults.length === 0 && { order: read.order }) };
}

function readCells(
  line: Pick<ReadLine, 'row' | 'written'>,
  { kind, currency, debitAccountNumber }: LineRules,
): ReadLine {
  switch (kind) {
    case 'salary':
      return readSalaryLine(line);
    case 'internal':
    case 'clearing':
    case 'gross':
      return readPayment(kind, line);
    case 'swift':
      return readSwiftLine(line, currency, debitAccountNumber);
    default:
      return kind satisfies never;
  }
}

function staysAfter(fault: BatchViolation, cells: WrittenFields, kind: BatchKind): boolean {
  if (!isOfCell(kind, fault)) {
    return !isOfWholeLine(fault);
  }
  // Two values were written, so one has to be given by hand.
  return fault.code === 'REPEATED' && cells[fault.field] === undefined;
}

function isOfCell(kind: BatchKind, { field }: BatchViolation): boolean {
  return CELLS_OF[kind].includes(field);
}

/** Columns that could not be separated: the cells are filled in by hand. */
function isOfWholeLine({ field, code }: BatchViolation): boolean {
  return field === 'line' && code === 'WRONG_COLUMNS';
}
