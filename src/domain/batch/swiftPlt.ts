import { readOperationCode } from '../bankDetails/rubDetails';
import { countryOfSwiftCode } from '../bankDetails/swiftCode';
import { isCurrency } from '../money/Currency';
import type { Currency } from '../money/Currency';
import { money } from '../money/Money';
import { refusal, success } from '../result/Result';
import { CHARGES } from '../swift/charges';
import type { Charges } from '../swift/charges';
import type { BankDay } from '../time/Instant';
import { swiftRecipientViolations } from '../transfer/swiftRules';
import type { SwiftRecipient } from '../transfer/SwiftTransfer';
import type { BatchFile, BatchOrder, ReadFile, ReadLine, WrittenFields } from './BatchOrder';
import type { BatchField } from './batchFaults';
import { printEnvelope, readEnvelope } from './envelope';
import { dayText } from './paymentPlt';
import {
  asTyped,
  amountOf,
  dayOf,
  documentNumberOf,
  FieldsOfLine,
  nameOf,
  readAccount,
  textOf,
  wordedOf,
  writtenAmount,
} from './readFields';
import type { FieldReader } from './readFields';
import { readBic, readIban, readNumber } from '../text/identifiers';

/** Fields of a transfer abroad, behind the letter and the number of its line. */
export const SWIFT_COLUMNS: readonly BatchField[] = [
  'documentNumber',
  'currency',
  'amount',
  'valueDate',
  'recipientName',
  'recipientAddress',
  'bankCode',
  'intermediaryBank',
  'account',
  'purpose',
  'charges',
  'feeAccount',
  'correspondentAccount',
  'operationCode',
  'inn',
  'kpp',
  'bin',
  'kbe',
  'kztKnp',
];

const RUSSIA = 'RU';

/** Parses a `.plt` file of transfers abroad; all are in one currency, that of the debit account. */
export function readSwift(text: string): ReadFile {
  const file = readEnvelope(text, 'swift', { columns: SWIFT_COLUMNS, read: readOrder });
  const currency = file.lines[0]?.written.currency;
  const { debitAccountNumber } = file;
  return { ...file, lines: file.lines.map((line) => withFileRules(line, currency, debitAccountNumber)) };
}

export function printSwift(file: BatchFile): string {
  return printEnvelope(file, (order) => {
    const { abroad } = order;
    return [
      order.documentNumber,
      order.amount.currency,
      writtenAmount(order.amount),
      dayText(order.valueDate),
      order.recipientName,
      abroad?.recipientAddress ?? '',
      abroad?.bankCode ?? '',
      abroad?.intermediaryBank ?? '',
      order.accountNumber,
      order.purpose,
      abroad?.charges ?? '',
      file.debitAccountNumber,
      abroad?.correspondentAccount ?? '',
      abroad?.operationCode ?? '',
      order.inn,
      abroad?.kpp ?? '',
      abroad?.bin ?? '',
      abroad?.kbe ?? '',
      abroad?.knp ?? '',
    ];
  });
}

/** Beneficiary of an order abroad in the shape of the transfer form; the country is that of the beneficiary's bank. */
export function swiftRecipientOf(order: BatchOrder, bankName = ''): SwiftRecipient {
  const { recipientName, accountNumber, inn, purpose, abroad } = order;
  const bankCode = abroad?.bankCode ?? '';
  return {
    ...{ bankCode, bankName, recipientName, purpose, inn, creditAccountNumber: accountNumber },
    intermediaryBank: abroad?.intermediaryBank ?? '',
    recipientAddress: abroad?.recipientAddress ?? '',
    recipientCountry: order.amount.currency === 'RUB' ? RUSSIA : countryOfSwiftCode(bankCode),
    correspondentAccount: abroad?.correspondentAccount ?? '',
    operationCode: abroad?.operationCode ?? '',
    kpp: abroad?.kpp ?? '',
    bin: abroad?.bin ?? '',
    kbe: abroad?.kbe ?? '',
    knp: abroad?.knp ?? '',
  };
}

/** Parses a transfer abroad from its fields, by the rules of its file. */
export function readSwiftLine(
  { row, written }: Pick<ReadLine, 'row' | 'written'>,
  currency: Currency,
  debitAccountNumber: string,
): ReadLine {
  return withFileRules(readOrder(row, written), currency, debitAccountNumber);
}

function readOrder(row: number, written: WrittenFields): ReadLine {
  const fields = new FieldsOfLine(row, written);
  const currency = fields.take('currency', currencyOf, 'USD');
  const number = asTyped(readNumber, textOf(0, 20));
  const order: BatchOrder = {
    documentNumber: fields.take('documentNumber', numberAbroadOf, ''),
    bic: '',
    purposeCode: '',
    amount: fields.take('amount', amountOf(currency), money(0n, currency)),
    valueDate: fields.take<BankDay | undefined>('valueDate', dayOf, undefined),
    recipientName: fields.take('recipientName', nameOf, ''),
    accountNumber: fields.take('account', asTyped(readIban, textOf(4, 35)), ''),
    purpose: fields.take('purpose', wordedOf(1, 200), ''),
    inn: fields.take('inn', number, ''),
    abroad: {
      recipientAddress: fields.take('recipientAddress', wordedOf(4, 70), ''),
      bankCode: fields.take('bankCode', asTyped(readBic, textOf(1, 11)), ''),
      intermediaryBank: fields.take('intermediaryBank', asTyped(readBic, textOf(0, 11)), ''),
      charges: fields.take('charges', chargesOf, 'SHA'),
      correspondentAccount: fields.take('correspondentAccount', number, ''),
      operationCode: fields.take('operationCode', operationCodeOf, ''),
      kpp: fields.take('kpp', number, ''),
      bin: fields.take('bin', number, ''),
      kbe: fields.take('kbe', number, ''),
      knp: fields.take('kztKnp', number, ''),
    },
  };
  if (fields.faults.length === 0) {
    noteRules(fields, order);
  }
  const { faults } = fields;
  return { row, written, faults, ...(faults.length === 0 && { order }) };
}

/** Column that corresponds to a field of the transfer form. */
const COLUMNS_OF_RULES: readonly (readonly [keyof SwiftRecipient, BatchField])[] = [
  ['bankCode', 'bankCode'],
  ['recipientCountry', 'bankCode'],
  ['intermediaryBank', 'intermediaryBank'],
  ['creditAccountNumber', 'account'],
  ['recipientName', 'recipientName'],
  ['recipientAddress', 'recipientAddress'],
  ['correspondentAccount', 'correspondentAccount'],
  ['operationCode', 'operationCode'],
  ['inn', 'inn'],
  ['kpp', 'kpp'],
  ['bin', 'bin'],
  ['kbe', 'kbe'],
  ['knp', 'kztKnp'],
  ['purpose', 'purpose'],
];

const TEXTS: readonly BatchField[] = ['recipientName', 'recipientAddress', 'purpose'];

function noteRules(fields: FieldsOfLine, order: BatchOrder): void {
  const violations = swiftRecipientViolations(swiftRecipientOf(order), order.amount.currency);
  for (const [field, column] of COLUMNS_OF_RULES) {
    const isNoted = fields.faults.some((fault) => fault.field === column);
    if (violations[field] !== undefined && !isNoted) {
      fields.note(column, TEXTS.includes(column) ? 'CHARACTERS' : 'CODE_INVALID');
    }
  }
}

/** Adds the faults of rules about the whole file: the fee is taken from the debit account only, and all lines are in one currency. */
function withFileRules(line: ReadLine, currency: string | undefined, debitAccountNumber: string): ReadLine {
  const { row, written } = line;
  const feeAccount = readAccount(written.feeAccount?.trim() ?? '');
  const faults = [...line.faults];
  if (written.currency !== undefined && written.currency !== currency) {
    faults.push({ row, field: 'currency', code: 'DIFFERS' });
  }
  if (feeAccount !== '' && feeAccount !== debitAccountNumber) {
    faults.push({ row, field: 'feeAccount', code: 'DIFFERS' });
  }
  return faults.length === line.faults.length ? line : { row, written, faults };
}

const currencyOf: FieldReader<Currency> = (text) => {
  if (isCurrency(text) && text !== 'KGS') {
    return success(text);
  }
  return refusal(text === '' ? 'REQUIRED' : 'WRONG_VALUE');
};

const chargesOf: FieldReader<Charges> = (text) => {
  const charges = CHARGES.find((known) => known === text);
  if (charges !== undefined) {
    return success(charges);
  }
  return refusal(text === '' ? 'REQUIRED' : 'WRONG_VALUE');
};

const operationCodeOf: FieldReader<string> = (text) => success(readOperationCode(text) ?? text);

/** Parses a document number that a SWIFT message can carry. */
const numberAbroadOf: FieldReader<string> = (text) => {
  const number = documentNumberOf(text);
  return number.ok && !/^[A-Za-z0-9/-]+$/.test(text) ? refusal('CHARACTERS') : number;
};
