import type { BatchViolation } from './batchFaults';
import { linesOf } from './batchText';

/** The value of a key and its line in the file, counted from one. */
export interface ExchangeValue {
  readonly value: string;
  readonly row: number;
}

export interface ExchangeDocument {
  /** The line its section begins on. */
  readonly row: number;
  /** As written behind the key of the section, such as `Платежное поручение`. */
  readonly kind: string;
  /** By the key in small letters. */
  readonly values: ReadonlyMap<string, ExchangeValue>;
  /** Keys that occur again with another value, each at the line of its second value. */
  readonly repeated: readonly ExchangeKey[];
  /** Lines that belong to no key. */
  readonly unreadable: readonly number[];
}

/** A key and a line it stands on. */
export interface ExchangeKey {
  readonly key: string;
  readonly row: number;
}

/** Syntax of a file of the exchange between accounting and a bank, without the meaning of its documents. */
export interface ExchangeFile {
  readonly version: ExchangeValue | undefined;
  /** Accounts the file is about, in their order; the program names each on a line of its own. */
  readonly accounts: readonly ExchangeValue[];
  readonly documents: readonly ExchangeDocument[];
  readonly faults: readonly BatchViolation[];
  readonly lastRow: number;
}

export const FIRST_LINE = '1CClientBankExchange';
export const DOCUMENT_BEGINS = 'СекцияДокумент';
export const DOCUMENT_ENDS = 'КонецДокумента';
export const LAST_LINE = 'КонецФайла';
const BALANCES_BEGIN = 'СекцияРасчСчет';
const BALANCES_END = 'КонецРасчСчет';
const VERSION = 'ВерсияФормата';
const ACCOUNT = 'РасчСчет';
const ENCODING = 'Кодировка';
/** The one key whose value may go on in further lines. */
const PURPOSE = /^назначениеплатежа[1-6]?$/;
/** Keys are single words; `в т.ч. НДС 12 % = 30.00` is the second line of a purpose. */
const KEY = /^[\p{L}\d_]+$/u;

/**
 * Reads the layout `1CClientBankExchange` that 1C publishes: a head, a section for each document, an end; `key=value`
 * in any order. Unknown keys are kept, balances of accounts are skipped.
 */
export function readClientBankExchange(text: string): ExchangeFile {
  const rows = linesOf(text).map((line) => line.trim());
  if (rows[0] !== FIRST_LINE) {
    const faults: readonly BatchViolation[] = [{ row: 1, field: 'line', code: 'WRONG_VALUE' }];
    return { version: undefined, accounts: [], documents: [], faults, lastRow: 1 };
  }
  const faults: BatchViolation[] = [];
  const accounts: ExchangeValue[] = [];
  const documents: ExchangeDocument[] = [];
  let version: ExchangeValue | undefined;
  let open: OpenDocument | undefined;
  let isInBalances = false;
  let lastRow = 1;
  rows.forEach((line, index) => {
    const row = index + 1;
    const { key, value } = pairOf(line);
    lastRow = line === '' ? lastRow : row;
    if (key === DOCUMENT_BEGINS) {
      if (open !== undefined) {
        faults.push({ row, field: 'line', code: 'WRONG_VALUE' });
      }
      open = new OpenDocument(row, value);
    } else if (line === DOCUMENT_ENDS) {
      if (open === undefined) {
        faults.push({ row, field: 'line', code: 'WRONG_VALUE' });
      } else {
        documents.push(open);
      }
      open = undefined;
    } else if (open !== undefined) {
      open.take(line, row);
    } else if (key === BALANCES_BEGIN || line === BALANCES_BEGIN) {
      isInBalances = true;
    } else if (line === BALANCES_END) {
      isInBalances = false;
    } else if (!isInBalances && key === VERSION) {
      if (version !== undefined && version.value !== value) {
        faults.push({ row, field: 'version', code: 'REPEATED' });
      }
      version = { value, row };
    } else if (!isInBalances && key === ACCOUNT) {
      accounts.push({ value, row });
    }
  });
  if (open !== undefined || rows[lastRow - 1] !== LAST_LINE) {
    faults.push({ row: lastRow, field: 'line', code: 'REQUIRED' });
  }
  return { version, accounts, documents, faults, lastRow };
}

/** A file that declares windows-1251, declared to be in UTF-8. */
export function declaredInUtf8(text: string): string {
  return text.replace(`${ENCODING}=Windows\r\n`, `${ENCODING}=UTF-8\r\n`);
}

/** The encoding a file says it is in; `undefined` when it says none, or is not of this layout. */
export function declaredEncoding(text: string): ExchangeValue | undefined {
  const rows = linesOf(text).map((line) => line.trim());
  const place = rows[0] === FIRST_LINE ? rows.findIndex((line) => pairOf(line).key === ENCODING) : -1;
  return place < 0 ? undefined : { value: pairOf(rows[place] ?? '').value, row: place + 1 };
}

/** Section of a document while its lines are read. */
class OpenDocument implements ExchangeDocument {
  readonly values = new Map<string, ExchangeValue>();
  readonly repeated: ExchangeKey[] = [];
  readonly unreadable: number[] = [];
  /** Key of a purpose that may go on in the next line. */
  private purpose = '';

  constructor(
    readonly row: number,
    readonly kind: string,
  ) {}

  take(line: string, row: number): void {
    const { key, value } = pairOf(line);
    if (key !== '') {
      this.put(key.toLowerCase(), { value, row });
    } else if (line !== '') {
      this.goOn(line, row);
    }
  }

  private put(key: string, { value, row }: ExchangeValue): void {
    const before = this.values.get(key);
    if (before !== undefined && before.value !== value) {
      this.repeated.push({ key, row });
      return;
    }
    this.values.set(key, { value, row: before?.row ?? row });
    this.purpose = PURPOSE.test(key) ? key : '';
  }

  private goOn(line: string, row: number): void {
    const begun = this.values.get(this.purpose);
    if (begun === undefined) {
      this.unreadable.push(row);
    } else {
      this.values.set(this.purpose, { value: `${begun.value} ${line}`.trim(), row: begun.row });
    }
  }
}

function pairOf(line: string): { readonly key: string; readonly value: string } {
  const at = line.indexOf('=');
  const key = line.slice(0, Math.max(at, 0)).trim();
  return KEY.test(key) ? { key, value: line.slice(at + 1).trim() } : { key: '', value: '' };
}
