import { isAccountNumber } from '../account/accountNumber';
import { writtenDay } from '../time/format';
import type { BatchFile, ReadFile, ReadLine, WrittenFields } from './BatchOrder';
import type { BatchViolation, BatchField } from './batchFaults';
import { MAX_BATCH_LINES } from './batchFormats';
import type { PaymentKind } from './batchFormats';
import { DOCUMENT_BEGINS, DOCUMENT_ENDS, FIRST_LINE, LAST_LINE, readClientBankExchange } from './clientBankExchange';
import type { ExchangeDocument, ExchangeFile, ExchangeValue } from './clientBankExchange';
import { dayText, readPayment } from './paymentPlt';
import { readAccount, writtenAmount } from './readFields';

/** Versions of the layout programs write today; they differ in keys no payment of ours has. */
const VERSIONS: readonly string[] = ['1.02', '1.03'];
const WRITTEN_VERSION = '1.03';
const PAYMENT_ORDER = 'Платежное поручение';

/**
 * Keys of a document that become a field of a payment, the likeliest first: programs write some things twice
 * (bank/modules/batches/README.md).
 */
const KEYS_OF_FIELD: readonly (readonly [BatchField, readonly string[]])[] = [
  ['documentNumber', ['Номер']],
  ['valueDate', ['Дата']],
  ['amount', ['Сумма']],
  ['debitAccount', ['ПлательщикСчет', 'ПлательщикРасчСчет']],
  ['account', ['ПолучательСчет', 'ПолучательРасчСчет']],
  ['inn', ['ПолучательИНН']],
  ['recipientName', ['Получатель1', 'Получатель']],
  ['bic', ['ПолучательБИК']],
  ['kind', ['ВидПлатежа']],
  ['knp', ['КодНазПлатежа']],
  ['purpose', ['НазначениеПлатежа']],
];

/** The purpose once more, in lines; read where it does not stand as a whole. */
const PURPOSE_LINES = [1, 2, 3, 4, 5, 6].map((number) => `НазначениеПлатежа${number}`);

const NAME_OF_KIND: Readonly<Record<PaymentKind, string>> = { internal: '', clearing: 'Клиринг', gross: 'Гросс' };

/** Fields that two keys may name, when both keys must say the same. */
const SAME_UNDER_BOTH: readonly BatchField[] = ['debitAccount', 'account'];

/** The payer's choices for documents that do not say them. */
export interface PaymentDefaults {
  /** The purpose code of the bank's directory, eight digits. */
  readonly purposeCode?: string | undefined;
}

/** Payments in soms as a `.txt` of 1C. */
export function readPaymentsOfAccounting(text: string, kind: PaymentKind, defaults: PaymentDefaults = {}): ReadFile {
  const file = readClientBankExchange(text);
  const { version, documents, lastRow } = file;
  const faults: BatchViolation[] = [...file.faults];
  if (faults.some(({ row, code }) => row === 1 && code === 'WRONG_VALUE')) {
    return { debitAccountNumber: '', lines: [], faults };
  }
  if (version === undefined || !VERSIONS.includes(version.value)) {
    faults.push({ row: version?.row ?? 1, field: 'version', code: version === undefined ? 'REQUIRED' : 'WRONG_VALUE' });
  }
  const debit = debitAccountOf(file);
  const debitAccountNumber = readAccount(debit?.value ?? '');
  if (!isAccountNumber(debitAccountNumber)) {
    faults.push({
      row: debit?.row ?? 1,
      field: 'debitAccount',
      code: debit === undefined ? 'REQUIRED' : 'ACCOUNT_DIGITS',
    });
  }
  if (documents.length === 0) {
    faults.push({ row: lastRow, field: 'file', code: 'NO_LINES' });
  }
  const beyond = documents[MAX_BATCH_LINES[kind]];
  if (beyond !== undefined) {
    faults.push({ row: beyond.row, field: 'file', code: 'TOO_MANY_LINES' });
  }
  const lines =
    faults.length > 0
      ? []
      : documents.map((document) => readDocument(document, { kind, debitAccountNumber, defaults }));
  return { debitAccountNumber, lines, faults };
}

/** The account of the head. Of several it is the one its first document is paid from: a batch has one payer. */
function debitAccountOf({ accounts, documents }: ExchangeFile): ExchangeValue | undefined {
  const [first] = documents;
  const payer = first === undefined ? undefined : valueOf(first, ['ПлательщикСчет', 'ПлательщикРасчСчет'])?.value;
  return accounts.find(({ value }) => readAccount(value) === readAccount(payer ?? '')) ?? accounts[0];
}

export function printPaymentsOfAccounting({
  kind,
  debitAccountNumber,
  madeOn,
  orders,
}: BatchFile & { readonly kind: PaymentKind }): string {
  const day = writtenDay(madeOn);
  const documents = orders.flatMap((order) => [
    `${DOCUMENT_BEGINS}=${PAYMENT_ORDER}`,
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
    DOCUMENT_ENDS,
  ]);
  const head = [
    FIRST_LINE,
    `ВерсияФормата=${WRITTEN_VERSION}`,
    'Кодировка=Windows',
    `ДатаСоздания=${day}`,
    `РасчСчет=${debitAccountNumber}`,
    `Документ=${PAYMENT_ORDER}`,
  ];
  return [...head, ...documents, LAST_LINE, ''].join('\r\n');
}

interface Reading {
  readonly kind: PaymentKind;
  readonly debitAccountNumber: string;
  readonly defaults: PaymentDefaults;
}

function readDocument(document: ExchangeDocument, { kind, debitAccountNumber, defaults }: Reading): ReadLine {
  const { row } = document;
  if (!isPaymentOrder(document.kind)) {
    const line = `${DOCUMENT_BEGINS}=${document.kind}`;
    return { row, written: { line }, faults: [{ row, field: 'line', code: 'WRONG_VALUE' }] };
  }
  const { written, rows } = fieldsOf(document, kind, defaults);
  const line = readPayment(kind, { row, written, rows });
  const faults = [...faultsOfKeys(document), ...line.faults];
  if (readAccount(written.debitAccount ?? '') !== debitAccountNumber) {
    faults.push({ row: rows.debitAccount ?? row, field: 'debitAccount', code: 'DIFFERS' });
  }
  const named = written.kind ?? '';
  if (named !== '' && named !== NAME_OF_KIND[kind] && Object.values(NAME_OF_KIND).includes(named)) {
    faults.push({ row: rows.kind ?? row, field: 'kind', code: 'DIFFERS' });
  }
  return { row, written, faults, ...(faults.length === 0 && { order: line.order }) };
}

/**
 * Faults of a document that says something twice in different words, and of lines that belong to no key. An order to pay that names two
 * amounts or two accounts is not obeyed in either.
 */
function faultsOfKeys(document: ExchangeDocument): readonly BatchViolation[] {
  const unreadable = document.unreadable.map((row): BatchViolation => ({ row, field: 'line', code: 'UNREADABLE' }));
  const repeated = document.repeated.map(({ key, row }): BatchViolation => ({
    row,
    field: fieldOfKey(key),
    code: 'REPEATED',
  }));
  const twice = KEYS_OF_FIELD.filter(([field]) => SAME_UNDER_BOTH.includes(field)).flatMap(([field, keys]) => {
    const [first, second] = keys.flatMap((key) => valueOf(document, [key]) ?? []).filter(({ value }) => value !== '');
    return first === undefined || second === undefined || readAccount(first.value) === readAccount(second.value)
      ? []
      : [{ row: second.row, field, code: 'REPEATED' as const }];
  });
  return [...unreadable, ...repeated, ...twice];
}

/** The field a key stands for; `line` for keys no payment has. */
function fieldOfKey(key: string): BatchField {
  const found = KEYS_OF_FIELD.find(([, keys]) => keys.some((known) => known.toLowerCase() === key));
  return found?.[0] ?? (PURPOSE_LINES.some((known) => known.toLowerCase() === key) ? 'purpose' : 'line');
}

function isPaymentOrder(kind: string): boolean {
  return kind.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ') === PAYMENT_ORDER.toLowerCase();
}

interface Fields {
  readonly written: WrittenFields;
  readonly rows: Readonly<Partial<Record<BatchField, number>>>;
}

function fieldsOf(document: ExchangeDocument, kind: PaymentKind, defaults: PaymentDefaults): Fields {
  const found = KEYS_OF_FIELD.flatMap(([field, keys]) => {
    const value = valueOf(document, keys);
    return value === undefined ? [] : [[field, value] as const];
  });
  const written: Partial<Record<BatchField, string>> = Object.fromEntries(
    found.map(([field, { value }]) => [field, value]),
  );
  const rows: Partial<Record<BatchField, number>> = Object.fromEntries(found.map(([field, { row }]) => [field, row]));
  written.recipientName = withoutInn(written.recipientName ?? '');
  written.purpose = written.purpose || PURPOSE_LINES.flatMap((key) => valueOf(document, [key])?.value || []).join(' ');
  written.knp = purposeCodeOf(written) || (kind === 'internal' ? '' : (defaults.purposeCode ?? ''));
  return { written, rows };
}

/** The first of some keys that has a value; else the first there is. */
function valueOf({ values }: ExchangeDocument, keys: readonly string[]): ExchangeValue | undefined {
  const found = keys.flatMap((key) => values.get(key.toLowerCase()) ?? []);
  return found.find(({ value }) => value !== '') ?? found[0];
}

/**
 * Programs write `ИНН 01901200110066 ОсОО Пример` where no other key tells the number from the name, with two spaces where there is no
 * number. A name may begin with the same letters, as `Инна` does.
 */
function withoutInn(name: string): string {
  return name.replace(/^ИНН(?:\s*\d+\s+|\s{2,})(?:КПП(?:\s*\d+)?\s+)?(?=\S)/iu, '');
}

/**
 * A document’s own code. Up to two digits are what the layout means by the key, and no purpose; some write the code
 * into the purpose.
 */
function purposeCodeOf({ knp = '', purpose = '' }: WrittenFields): string {
  return /^\d{0,2}$/.test(knp) ? (/КНП\s*[:=№-]?\s*(\d{8})(?!\d)/iu.exec(purpose)?.[1] ?? '') : knp;
}
