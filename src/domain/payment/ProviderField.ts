import type { LocalizedText } from '../language/Language';
import type { ValidationCode } from '../validation/ValidationCode';
import { readPhone, withoutGroups } from '../text/identifiers';
import { plainLine } from '../text/plainText';

/** Names of the fields a provider may require, the same as those of the details of an operation. */
export const PROVIDER_FIELD_NAMES = ['subscriber', 'service', 'period', 'reading', 'payerName'] as const;

export type ProviderFieldName = (typeof PROVIDER_FIELD_NAMES)[number];

export const FIELD_KEYBOARDS = ['digits', 'phone', 'text'] as const;

export type FieldKeyboard = (typeof FIELD_KEYBOARDS)[number];

/** Field required by a provider, as described in the directory. */
export interface ProviderField {
  readonly name: ProviderFieldName;
  readonly label: LocalizedText;
  readonly hint: LocalizedText;
  readonly keyboard: FieldKeyboard;
  readonly isRequired: boolean;
  readonly longest: number;
  /** Regular expression for the whole normalized value; a field with a choice has `values` instead. */
  readonly pattern: string;
  /** Example of a valid value. */
  readonly example: string;
  /** Values to choose from; empty for a field that is typed. */
  readonly values: readonly FieldChoice[];
}

export interface FieldChoice {
  readonly value: string;
  readonly name: LocalizedText;
}

/** Values of the fields of a provider; an empty field is absent. */
export type ProviderValues = Readonly<Partial<Record<ProviderFieldName, string | undefined>>>;

const PHONE = /^(?:\+?996|0)?([1-9]\d{8})$/;

/** Normalizes a typed value for the provider: removes the separators of digits, and writes a phone as nine digits after a zero. */
export function readField({ keyboard }: Pick<ProviderField, 'keyboard'>, typed: string): string {
  switch (keyboard) {
    case 'digits':
      return withoutGroups(typed).replaceAll('/', '');
    case 'phone': {
      const plain = readPhone(typed);
      const [, subscriber] = PHONE.exec(plain) ?? [];
      return subscriber === undefined ? plain : `0${subscriber}`;
    }
    case 'text':
      return plainLine(typed);
    default:
      return keyboard satisfies never;
  }
}

/** Violation codes of missing fields: one for each field, because several can be missing at once. */
const MISSING: Readonly<Record<ProviderFieldName, ValidationCode>> = {
  subscriber: 'SUBSCRIBER_REQUIRED',
  service: 'SERVICE_REQUIRED',
  period: 'PERIOD_REQUIRED',
  reading: 'READING_REQUIRED',
  payerName: 'PAYER_NAME_REQUIRED',
};

/** Violation of a field by its typed value, `undefined` when it is valid; used by both the client and the bank. */
export function fieldViolation(field: ProviderField, typed: string): ValidationCode | undefined {
  const value = readField(field, typed);
  if (value === '') {
    return field.isRequired ? MISSING[field.name] : undefined;
  }
  if (field.values.length > 0) {
    return field.values.some((choice) => choice.value === value) ? undefined : 'FIELD_CHOICE';
  }
  return value.length <= field.longest && new RegExp(`^(?:${field.pattern})$`, 'u').test(value)
    ? undefined
    : 'FIELD_PATTERN';
}

/** Normalized values of all fields; empty ones are left out. */
export function readFields(fields: readonly ProviderField[], typed: ProviderValues): ProviderValues {
  const values: Partial<Record<ProviderFieldName, string>> = {};
  for (const field of fields) {
    const value = readField(field, typed[field.name] ?? '');
    if (value !== '') {
      values[field.name] = value;
    }
  }
  return values;
}

/** First field whose value is invalid, or that the provider does not require; `undefined` when there is none. */
export function wrongField(fields: readonly ProviderField[], values: ProviderValues): ProviderFieldName | undefined {
  const wrong = fields.find((field) => fieldViolation(field, values[field.name] ?? '') !== undefined);
  const surplus = PROVIDER_FIELD_NAMES.find(
    (name) => values[name] !== undefined && !fields.some((field) => field.name === name),
  );
  return wrong?.name ?? surplus;
}
