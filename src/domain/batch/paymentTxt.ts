import { isAccountNumber } from '../account/accountNumber';
import { formatDay } from '../time/format';
import type { BatchFile, ReadFile, ReadLine } from './BatchOrder';
import type { BatchFault, BatchField } from './batchFaults';
import { MOST_BATCH_LINES } from './batchFormats';
import type { PaymentKind } from './batchFormats';
import { linesOf } from './decodeBatchText';
import { dayText, readPayment } from './paymentPlt';
import { writtenAmount } from './readFields';

/** The exchange format of 1C, which accounting programs of the country write. */
const FIRST_LINE = '1CClientBankExchange';
const VERSION = '1.03';
const SECTION = 'СекцияДокумент';
const SECTION_END = 'КонецДокумента';
const LAST_LINE = 'КонецФайла';
const DOCUMENT = 'Платежное поручение';

/** What a document has that becomes a field of a payment. */
const FIELD_BY_KEY: Readonly<Record<string, BatchField>> = {
  Номер: 'documentNumber',
  Дата: 'valueDate',
  Сумма: 'amount',
  ПлательщикСчет: 'debitAccount',
  ПолучательСчет: 'account',
  ПолучательИНН: 'inn',
  Получатель1: 'recipientName',
  ПолучательБИК: 'bic',
  ВидПлатежа: 'kind',
  КодНазПлатежа: 'knp',
  НазначениеПлатежа: 'purpose',
};

const NAME_OF_KIND: Readonly<Record<PaymentKind, string>> = { internal: '', clearing: 'Клиринг', gross: 'Гросс' };

interface Section {
  readonly row: number;
  readonly written: Partial<Record<BatchField, string>>;
  readonly rows: Partial<Record<BatchField, number>>;
}

/** Payments in soms as a `.txt` of 1C: a head, a section for each document, an end. */
export function readPaymentsOfAccounting(text: string, kind: PaymentKind): ReadFile {
  const rows = linesOf(text).map((line) => line.trimEnd());
  const faults: BatchFault[] = [];
  const head = new Map<string, { readonly value: string; readonly row: number }>();
  const sections: Section[] = [];
  let open: Section | undefined;
  if (rows[0] !== FIRST_LINE) {
    return { debitAccountNumber: '', lines: [], faults: [{ row: 1, field: 'line', code: 'WRONG_VALUE' }] };
  }
  rows.forEach((line, index) => {
    const row = index + 1;
    const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(line) ?? [];
    if (key === SECTION) {
      if (open !== undefined || value !== DOCUMENT) {
        faults.push({ row, field: 'line', code: 'WRONG_VALUE' });
      }
      open = { row, written: {}, rows: {} };
    } else if (line === SECTION_END) {
      if (open === undefined) {
        faults.push({ row, field: 'line', code: 'WRONG_VALUE' });
      } else {
        sections.push(open);
      }
      open = undefined;
    } else if (open === undefined) {
      head.set(key, { value, row });
    } else {
      const field = Object.hasOwn(FIELD_BY_KEY, key) ? FIELD_BY_KEY[key] : undefined;
      if (field !== undefined) {
        open.written[field] = value;
        open.rows[field] = row;
      } else if (key === '' && line !== '') {
        faults.push({ row, field: 'line', code: 'UNREADABLE' });
      }
    }
  });
  const version = head.get('ВерсияФормата');
  if (version?.value !== VERSION) {
    faults.push({ row: version?.row ?? 1, field: 'version', code: version === undefined ? 'REQUIRED' : 'WRONG_VALUE' });
  }
  const debit = head.get('РасчСчет');
  if (!isAccountNumber(debit?.value ?? '')) {
    faults.push({ row: debit?.row ?? 1, field: 'debitAccount', code: debit === undefined ? 'REQUIRED' : 'ACCOUNT_DIGITS' });
  }
  if (open !== undefined || rows.at(-1) !== LAST_LINE) {
    faults.push({ row: rows.length, field: 'line', code: 'REQUIRED' });
  }
  if (sections.length === 0) {
    faults.push({ row: rows.length, field: 'file', code: 'NO_LINES' });
  }
  const beyond = sections[MOST_BATCH_LINES[kind]];
  if (beyond !== undefined) {
    faults.push({ row: beyond.row, field: 'file', code: 'TOO_MANY_LINES' });
  }
  const debitAccountNumber = debit?.value ?? '';
  const lines = faults.length > 0 ? [] : sections.map((section) => readSection(section, kind, debitAccountNumber));
  return { debitAccountNumber, lines, faults };
}

export function printPaymentsOfAccounting({ kind, debitAccountNumber, madeOn, orders }: BatchFile & { readonly kind: PaymentKind }): string {
  const day = formatDay(madeOn);
  const documents = orders.flatMap((order) => [
    `${SECTION}=${DOCUMENT}`,
    `Номер=${order.documentNumber}`,
    `Дата=${dayText(order.valueDate)}`,
    `Сумма=${writtenAmount(order.amount)}`,
    `ПлательщикСчет=${debitAccountNumber}`,
    `ПолучательСчет=${order.accountNumber}`,
    `ПолучательИНН=${order.inn}`,
    `Получатель1=${order.recipientName}`,
    `ПолучательБИК=${order.bic}`,
    `ВидПлатежа=${NAME_OF_KIND[kind]}`,
    `КодНазПлатежа=${order.purposeCode}`,
    `НазначениеПлатежа=${order.purpose}`,
    SECTION_END,
  ]);
  const head = [FIRST_LINE, `ВерсияФормата=${VERSION}`, 'Кодировка=Windows', `ДатаСоздания=${day}`, `РасчСчет=${debitAccountNumber}`,
    `Документ=${DOCUMENT}`];
  return [...head, ...documents, LAST_LINE, ''].join('\r\n');
}

function readSection({ row, written, rows }: Section, kind: PaymentKind, debitAccountNumber: string): ReadLine {
  const line = readPayment(kind, { row, written, rows });
  const faults = [...line.faults];
  if (written.debitAccount !== debitAccountNumber) {
    faults.push({ row: rows.debitAccount ?? row, field: 'debitAccount', code: 'DIFFERS' });
  }
  // A document that does not say how it travels goes the way the batch is for.
  const named = written.kind?.trim() ?? '';
  if (named !== '' && named !== NAME_OF_KIND[kind]) {
    faults.push({ row: rows.kind ?? row, field: 'kind', code: 'DIFFERS' });
  }
  return { row, written, faults, ...(faults.length === 0 && { order: line.order }) };
}
