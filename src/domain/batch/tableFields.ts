import { isAccountNumber } from '../account/accountNumber';
import { isKyrgyzInn } from '../bankDetails/inn';
import type { BatchKind } from './batchFormats';
import { readAccount } from './readFields';
import { HEADINGS, IGNORED_WORDS, OF_THE_PAYER, PARTS_OF_NAME, STEMS } from './tableHeadings';
import { TABLE_FIELDS } from './tableLayout';
import type { TableField, TableLayout, TableSample } from './tableLayout';

/** Kinds of files that may come as tables. */
export type TableKind = Exclude<BatchKind, 'swift'>;

const OF_NETWORK: readonly TableField[] = [
  'documentNumber',
  'valueDate',
  'recipientName',
  'inn',
  'bic',
  'account',
  'knp',
  'amount',
  'purpose',
];

/** Fields of a kind, in the order of its samples. */
export const FIELDS_OF_TABLE: Readonly<Record<TableKind, readonly TableField[]>> = {
  salary: ['recipientName', 'inn', 'account', 'amount', 'purpose'],
  internal: ['documentNumber', 'valueDate', 'recipientName', 'inn', 'account', 'amount', 'purpose'],
  clearing: OF_NETWORK,
  gross: OF_NETWORK,
};

/** Fields without which no line can be paid. The purpose may be given once for all lines. */
const REQUIRED: Readonly<Record<TableKind, readonly TableField[]>> = {
  salary: ['recipientName', 'inn', 'account', 'amount'],
  internal: ['recipientName', 'account', 'amount'],
  clearing: ['recipientName', 'bic', 'account', 'amount'],
  gross: ['recipientName', 'bic', 'account', 'amount'],
};

/** Fields that may be spread over several columns: their texts are joined. */
const JOINED: readonly TableField[] = ['recipientName', 'purpose'];

export function isJoined(field: TableField): boolean {
  return JOINED.includes(field);
}

/** Layout by which a table is read, and whether a list of people completes it. */
type ReadBy = Pick<TableSample, 'fields' | 'purpose' | 'knowsPeople'>;

/** Fields still missing before the lines of a table can be read. A salary of known people names them, by name or INN, and no accounts. */
export function missingFields(kind: TableKind, { fields, purpose, knowsPeople = false }: ReadBy): TableField[] {
  const ofPeople: readonly TableField[] = fields.includes('inn') ? ['amount'] : ['recipientName', 'amount'];
  const required = kind === 'salary' && knowsPeople ? ofPeople : REQUIRED[kind];
  const missing = required.filter((field) => !fields.includes(field));
  return fields.includes('purpose') || purpose.trim() !== '' ? missing : [...missing, 'purpose'];
}

/** Fields that more columns have than may. */
export function repeatedFields(fields: TableLayout['fields']): readonly TableField[] {
  return TABLE_FIELDS.filter((field) => !isJoined(field) && fields.filter((each) => each === field).length > 1);
}

export function isComplete(kind: TableKind, layout: ReadBy): boolean {
  return missingFields(kind, layout).length === 0 && repeatedFields(layout.fields).length === 0;
}

/** The set of headings by which a layout is found again, whatever their order. */
export function layoutKey(headings: readonly string[]): string {
  return headings.map(normalized).toSorted().join('|');
}

/** Fields of columns by a layout that has the same headings in another order. */
export function fieldsBy({ headings, fields }: TableLayout, columns: readonly string[]): TableLayout['fields'] {
  const known = headings.map(normalized);
  return columns.map((heading) => fields[known.indexOf(normalized(heading))] ?? '');
}

/** Fields by headings in Russian, Kyrgyz or English; `isSure` when no other reading is possible. */
export function recognizedFields(
  kind: TableKind,
  headings: readonly string[],
): { readonly fields: TableLayout['fields']; readonly isSure: boolean } {
  const allowed = FIELDS_OF_TABLE[kind];
  const known = headings.map((heading) => allowed.find((field) => isNamed(field, heading)) ?? '');
  const parts = headings.map((heading) => PARTS_OF_NAME.includes(significant(heading)));
  const fields = known.includes('recipientName')
    ? known
    : known.map((field, place) => (parts[place] === true ? ('recipientName' as const) : field));
  const isTwice = allowed.some((field) => known.filter((each) => each === field).length > 1);
  return { fields, isSure: !isTwice };
}

/** The likeliest fields of columns, to begin with: by headings, by parts of headings, then by what the cells look like. */
export function suggestedFields(
  kind: TableKind,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): TableLayout['fields'] {
  const fields = [...recognizedFields(kind, headings).fields];
  const isFree = (field: TableField) => FIELDS_OF_TABLE[kind].includes(field) && !fields.includes(field);
  headings.forEach((heading, place) => {
    const found = STEMS.find(([field, stem]) => isFree(field) && stem.test(significant(heading)))?.[0];
    if (fields[place] === '' && found !== undefined && !OF_THE_PAYER.test(normalized(heading))) {
      fields[place] = found;
    }
  });
  headings.forEach((heading, place) => {
    const cells = rows.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== '');
    const found = LOOKS.find(([field, looks]) => isFree(field) && cells.length > 0 && cells.every(looks))?.[0];
    if (fields[place] === '' && found !== undefined && !OF_THE_PAYER.test(normalized(heading))) {
      fields[place] = found;
    }
  });
  return fields.map((field, place) =>
    field === '' || isJoined(field) || fields.indexOf(field) === place ? field : '',
  );
}

const LOOKS: readonly (readonly [TableField, (cell: string) => boolean])[] = [
  ['account', (cell) => isAccountNumber(readAccount(cell))],
  ['inn', isKyrgyzInn],
];

function isNamed(field: TableField, heading: string): boolean {
  return !OF_THE_PAYER.test(normalized(heading)) && HEADINGS[field].includes(significant(heading));
}

/** A heading in small letters, without punctuation; `№` is the word it stands for. */
function normalized(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?<![\p{L}])ф\.?\s*и\.?\s*о(?:\.|(?![\p{L}]))/gu, 'фио ')
    .replaceAll('№', ' номер ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** A heading without the words that say only that it is about the payee, or in soms. */
function significant(heading: string): string {
  const words = normalized(heading).split(' ');
  const left = words.filter((word) => !IGNORED_WORDS.includes(word));
  return (left.length === 0 ? words : left).join(' ');
}
