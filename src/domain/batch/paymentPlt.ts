import { recipientAccountViolation } from '../bankDetails/recipientAccount';
import { money } from '../money/Money';
import { writtenDay } from '../time/format';
import type { BankDay } from '../time/Instant';
import { PAYMENT_SYSTEM_RULES } from '../transfer/paymentSystems';
import type { BatchFile, BatchOrder, ReadFile, ReadLine, WrittenFields } from './BatchOrder';
import type { BatchField } from './batchFaults';
import type { PaymentKind } from './batchFormats';
import { printEnvelope, readEnvelope } from './envelope';
import {
  accountAtBankOf,
  accountOf,
  amountOf,
  bicOf,
  dayOf,
  documentNumberOf,
  FieldsOfLine,
  innOf,
  nameOf,
  optional,
  purposeCodeOf,
  purposeOf,
  writtenAmount,
} from './readFields';

/** Fields of a payment, behind the letter and the number of its line. */
export const PAYMENT_COLUMNS: readonly BatchField[] = [
  'documentNumber',
  'bic',
  'account',
  'recipientName',
  'inn',
  'knp',
  'amount',
  'valueDate',
  'purpose',
];

/** Parses a `.plt` file of payments in soms. */
export function readPayments(text: string, kind: PaymentKind): ReadFile {
  return readEnvelope(text, kind, {
    columns: PAYMENT_COLUMNS,
    read: (row, written) => readPayment(kind, { row, written }),
  });
}

export function printPayments(file: BatchFile): string {
  return printEnvelope(
    file,
    ({ documentNumber, bic, accountNumber, recipientName, inn, purposeCode, amount, valueDate, purpose }) => [
      documentNumber,
      bic,
      accountNumber,
      recipientName,
      inn,
      purposeCode,
      writtenAmount(amount),
      dayText(valueDate),
      purpose,
    ],
  );
}

export function dayText(day: BankDay | undefined): string {
  return day === undefined ? '' : writtenDay(day);
}

interface WrittenLine {
  readonly row: number;
  readonly written: WrittenFields;
  /** Line numbers of the fields, in formats where each field has a line of its own. */
  readonly rows?: Readonly<Partial<Record<BatchField, number>>>;
}

/** Parses a payment in soms from its fields, in whatever format they were written. */
export function readPayment(kind: PaymentKind, { row, written, rows }: WrittenLine): ReadLine {
  const fields = new FieldsOfLine(row, written, rows);
  const order: BatchOrder = {
    documentNumber: fields.take('documentNumber', documentNumberOf, ''),
    bic: fields.take('bic', kind === 'internal' ? optional(bicOf) : bicOf, ''),
    accountNumber: fields.take('account', kind === 'internal' ? accountOf : accountAtBankOf, ''),
    recipientName: fields.take('recipientName', nameOf, ''),
    inn: fields.take('inn', optional(innOf), ''),
    purposeCode: fields.take('knp', kind === 'internal' ? optional(purposeCodeOf) : purposeCodeOf, ''),
    amount: fields.take('amount', amountOf('KGS'), money(0n, 'KGS')),
    valueDate: fields.take<BankDay | undefined>('valueDate', dayOf, undefined),
    purpose: fields.take('purpose', purposeOf, ''),
  };
  if (kind !== 'internal') {
    noteRulesOfNetwork(fields, kind, order);
  }
  const { faults } = fields;
  return { row, written, faults, ...(faults.length === 0 && { order }) };
}

function noteRulesOfNetwork(
  fields: FieldsOfLine,
  kind: 'clearing' | 'gross',
  { bic, accountNumber, amount }: BatchOrder,
): void {
  if (bic !== '' && accountNumber !== '') {
    const violation = recipientAccountViolation(accountNumber, bic);
    if (violation !== undefined) {
      fields.note('account', violation === 'INVALID_CREDIT_ACC_NO' ? 'ACCOUNT_DIGITS' : 'ACCOUNT_OF_OTHER_BANK');
    }
  }
  const { maximum } = PAYMENT_SYSTEM_RULES[kind];
  if (maximum !== undefined && amount.minor > maximum.minor) {
    fields.note('amount', 'OVER_MAXIMUM');
  }
}
