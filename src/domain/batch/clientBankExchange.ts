import type { BatchViolation } from './batchFaults';
import { linesOf } from './decodeBatchText';

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
  readonly values: ReadonlyMap<string, ExchangeValue>;
}

/** A file of the exchange between accounting and a bank, before anybody asks what its documents mean. */
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

/**
 * Reads the layout `1CClientBankExchange` that 1C publishes: a head, a section for each document, an end; `key=value`
 * in any order. Keys nobody asks about are kept, balances of accounts are passed over.
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
  let open: { readonly row: number; readonly kind: string; readonly values: Map<string, ExchangeValue> } | undefined;
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
      open = { row, kind: value, values: new Map() };
    } else if (line === DOCUMENT_ENDS) {
      if (open === undefined) {
        faults.push({ row, field: 'line', code: 'WRONG_VALUE' });
      } else {
        documents.push(open);
      }
      open = undefined;
    } else if (open !== undefined) {
      if (key !== '') {
        open.values.set(key, { value, row });
      } else if (line !== '') {
        faults.push({ row, field: 'line', code: 'UNREADABLE' });
      }
    } else if (key === BALANCES_BEGIN || line === BALANCES_BEGIN) {
      isInBalances = true;
    } else if (line === BALANCES_END) {
      isInBalances = false;
    } else if (!isInBalances && key === VERSION) {
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

function pairOf(line: string): { readonly key: string; readonly value: string } {
  const at = line.indexOf('=');
  return at < 1 ? { key: '', value: '' } : { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
}
