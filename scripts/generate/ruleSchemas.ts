import * as z from 'zod/mini';

import { BANK_CODE } from '../../src/domain/brand/bankCode';
import { PRIVACY_POLICY_VERSION } from '../../src/domain/user/privacyPolicy';

type Fragment = z.core.JSONSchema.BaseSchema;

const having = (field: string): Fragment => ({ required: [field] });
const without = (field: string): Fragment => ({ not: { required: [field] } });
const eitherOf = (one: string, other: string): Fragment => ({ oneOf: [having(one), having(other)] });
const valueOf = (field: string, pattern: string): Fragment => ({ properties: { [field]: { pattern } } });

/** One fragment where a field has one of these values, another where it has none of them. */
function choosing(field: string, values: readonly (string | boolean)[], yes: Fragment, no: Fragment = {}): Fragment {
  const chosen: Fragment = { properties: { [field]: { enum: [...values] } }, required: [field] };
  return { anyOf: [{ allOf: [chosen, yes] }, { allOf: [{ not: chosen }, no] }] };
}

const LARGEST = String(2n ** 63n - 1n);
const NAME = String.raw`^(?:\p{Script=Latin}[\p{Script=Latin}'’ \-]*|\p{Script=Cyrillic}[\p{Script=Cyrillic}'’ \-]*)$`;
const NAMES = ['Асанов', 'Aibek', "O'Neill", 'Smith-Jones'];
const HOLDER = String.raw`^[A-Z](?:[A-Z]|\.? (?=[A-Z])|['.\-](?=[A-Z]))*\.?$`;
const HOLDERS = ['AIBEK ASANOV', 'A. SMITH'];
const INN = String.raw`^[012]\d{13}$`;
const INNS = ['01203199810015', '21203199810015'];
const PLATE = '^[A-Z0-9]{4,10}$';
const DECISION = String.raw`^[A-Z0-9\-]{5,20}$`;
const MOBILE = String.raw`^\+996\d{9}$`;
const LOCAL_PART = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~\-]+`;
const EMAIL = String.raw`^${LOCAL_PART}(?:\.${LOCAL_PART})*@(?:[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$`;

/** Pattern of the whole numbers up to one: those with fewer digits, and those of as many with a smaller digit after the same beginning. */
function atMost(largest: string): string {
  const smaller = [...largest].flatMap((digit, at) =>
    digit === '0' ? [] : [`${largest.slice(0, at)}[0-${Number(digit) - 1}]\\d{${largest.length - at - 1}}`],
  );
  return `(?:\\d{1,${largest.length - 1}}|${[...smaller, largest].join('|')})`;
}

/**
 * Keywords of JSON Schema for the rules that a codec checks with a function, by the words of the rule. The words stand beside them in the
 * document. They say more than the keywords where a check digit or a comparison decides; such a text has examples.
 */
const SCHEMAS: Readonly<Record<string, Fragment>> = {
  'must be a lower-case UUID': { pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' },
  'must be a day, YYYY-MM-DD': { format: 'date', pattern: z.iso.date()._zod.pattern.source },
  [`must be at most ${LARGEST}`]: { pattern: `^${atMost(LARGEST)}$` },
  [`must be at most ${LARGEST} without its sign`]: { pattern: `^-?${atMost(LARGEST)}$` },
  'must be above zero': { pattern: '[1-9]' },
  'must be +996 and nine digits': { pattern: MOBILE },
  'must be a mobile number, +996 and nine digits': { pattern: String.raw`^\+996[1-9]\d{8}$` },
  // The prefix 00 of an international call counts as a plus.
  'must be a telephone number, or empty': {
    pattern: String.raw`^(?:\+\d{9,15}|(?:[1-9]\d|0[1-9])\d{7,13}|000\d{6,12}|00[1-9]\d{8,14})?$`,
  },
  'must be a control number': { pattern: String.raw`^\d{10,20}$` },
  'must be the series and seven digits': { pattern: String.raw`^(?:ID|AN|AC|PE)\d{7}$` },
  'must be the version in force': { const: PRIVACY_POLICY_VERSION },
  'must be a state number': { pattern: PLATE },
  'must be the number of a decision': { pattern: DECISION },
  'must be the code of a unit of real estate': { pattern: String.raw`^[0-9\-]{5,40}$` },
  'must be an e-mail address': { maxLength: 100, pattern: EMAIL },
  'must be 2 to 15 Latin or Cyrillic letters': {
    pattern: String.raw`^[\p{Script=Latin}\p{Script=Cyrillic}]{2,15}$`,
    examples: ['Tulpar', 'Ысык'],
  },
  'must be 5 to 20 letters, digits and @ . + -': {
    pattern: String.raw`^[\p{L}\p{N}@.+\-]{5,20}$`,
    examples: ['aibek.a'],
  },
  'must be a name in Latin capitals': { maxLength: 26, pattern: HOLDER, examples: HOLDERS },
  'must be a name in Latin capitals, or empty': { maxLength: 26, pattern: `^$|${HOLDER}`, examples: ['', ...HOLDERS] },
  'must be a name as in a passport': { pattern: NAME, examples: NAMES },
  'must be a name as in a passport, or empty': { pattern: `^$|${NAME}`, examples: ['', ...NAMES] },
  'must be a name as in a birth certificate': { pattern: NAME, examples: NAMES },
  'must be a number of an invoice': {
    pattern: String.raw`^[\p{L}\p{N}](?:[\p{L}\p{N} /.\-]*[\p{L}\p{N}])?$`,
    examples: ['15', 'А-7', '2026/1'],
  },
  'must be the number of a card': {
    pattern: String.raw`^\d{16}$`,
    examples: ['4111111111111111', '5555555555554444'],
  },
  'must be a taxpayer number': { pattern: INN, examples: INNS },
  'must be a taxpayer number, or empty': { pattern: `^$|${INN}`, examples: ['', ...INNS] },
  'must be a verification code': {
    pattern: String.raw`^[0-9A-TV-Za-tv-z\s\-]*$`,
    examples: ['01234-56789-ABCDE-FGHJK', '0123456789abcdefghjk'],
  },
  [`must be a number of sixteen digits that begins with ${BANK_CODE} and ends with its check digits`]: {
    pattern: `^${BANK_CODE}\\d{10}$`,
  },
  'must not be below zero': { pattern: String.raw`^\d` },
  'must begin with 0 for a company, and with 1 or 2 for a person': choosing(
    'kind',
    ['company'],
    valueOf('inn', '^0'),
    valueOf('inn', '^[12]'),
  ),
  'belongs to a person, who needs one': choosing('kind', ['person'], having('passport'), without('passport')),
  'must be a company to have okpo, address or signatures': choosing(
    'kind',
    ['company'],
    {},
    {
      allOf: ['okpo', 'address', 'signatures'].map(without),
    },
  ),
  'must be an employee of the bank': choosing('administrator', [true], {
    properties: { employee: { const: true } },
    required: ['employee'],
  }),
  'needs the right to sign': {
    anyOf: [
      without('signaturePlace'),
      { properties: { rights: { contains: { const: 'sign' } } }, required: ['rights'] },
    ],
  },
  'must have different items': { uniqueItems: true },
  'must name different documents': { properties: { documents: { uniqueItems: true } } },
  'must name each invoiceId once': {},
  'must not be less than the ceiling of one debit': {},
  'must not begin or end with a blank': { pattern: String.raw`^(?!\s)(?![^]*\s$)` },
  'must be blank or have two characters between its blanks': { pattern: String.raw`^\s*$|\S[^]*\S` },
  'must have five characters between its blanks': { pattern: String.raw`\S[^]{3,}\S` },
  'must have five characters between its blanks, in one line': { pattern: String.raw`^[^\n]*\S[^\n]{3,}\S[^\n]*$` },
  'must have a text or a file': {
    anyOf: [valueOf('text', String.raw`[^\s\u0000-\u001f\u007f]`), { properties: { files: { minItems: 1 } } }],
  },
  'must have a text in every language when it is shown': choosing('shouldshowtext', [true], {
    properties: {
      text: { allOf: [valueOf('ru', '\\S'), valueOf('en', '\\S'), valueOf('kg', '\\S'), valueOf('cn', '\\S')] },
    },
  }),
  'must have batchId for every type but list': choosing('type', ['list'], without('batchId'), having('batchId')),
  'must have txnId for every kind but cash and other': choosing('kind', ['cash', 'other'], {}, having('txnId')),
  'must have own for the level other alone': choosing('level', ['other'], having('own'), without('own')),
  'must have one of currentPin and currentPassword': eitherOf('currentPin', 'currentPassword'),
  'must have one of code and fileDigest': eitherOf('code', 'fileDigest'),
  'must have date for skip and unskip alone': choosing('action', ['skip', 'unskip'], having('date'), without('date')),
  'must have notificationIds for delete-by-id alone': choosing(
    'deletingMethod',
    ['delete-by-id'],
    having('notificationIds'),
    without('notificationIds'),
  ),
  'must have datesArr alone for onSetDates, and dateFrom without datesArr for any other periodicity': choosing(
    'periodicity',
    ['onSetDates'],
    { allOf: [having('datesArr'), without('dateFrom'), without('dateTo')] },
    { allOf: [having('dateFrom'), without('datesArr')] },
  ),
  'must have a propValue of its propType': choosing(
    'propType',
    ['vehicleNumber'],
    valueOf('propValue', PLATE),
    valueOf('propValue', DECISION),
  ),
  'must have an accountCreditPropValue of its accountCreditPropType': choosing(
    'accountCreditPropType',
    ['phone'],
    valueOf('accountCreditPropValue', MOBILE),
    valueOf('accountCreditPropValue', String.raw`^\d{16}$`),
  ),
};

/** Keywords of the rule with these words. Throws for a rule that the documents would not show. */
export function schemaOfRule(words: string): Fragment {
  const [, not, field] = /^must (not )?have (\w+)$/.exec(words) ?? [];
  const named = field === undefined ? undefined : not === undefined ? having(field) : without(field);
  const schema = SCHEMAS[words] ?? named;
  if (schema === undefined) {
    throw new Error(`The rule "${words}" has no schema`);
  }
  return schema;
}
