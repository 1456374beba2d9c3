import type { LocalizedText } from '../language/Language';
import type { ValidationCode } from '../validation/ValidationCode';

/** What a provider may ask for. The names are those of the details of an operation. */
export const PROVIDER_FIELD_NAMES = ['subscriber', 'service', 'period', 'reading', 'payerName'] as const;

export type ProviderFieldName = (typeof PROVIDER_FIELD_NAMES)[number];

export const FIELD_KEYBOARDS = ['digits', 'phone', 'text'] as const;

export type FieldKeyboard = (typeof FIELD_KEYBOARDS)[number];

/** One thing a provider asks for, as its directory describes it. */
export interface ProviderField {
  readonly name: ProviderFieldName;
  readonly label: LocalizedText;
  readonly hint: LocalizedText;
  readonly keyboard: FieldKeyboard;
  readonly isRequired: boolean;
  readonly longest: number;
  /** A regular expression over the whole value once it is read; a field to choose from has its values instead. */
  readonly pattern: string;
  /** A value that fits. */
  readonly example: string;
  /** What there is to choose from; empty for a field that is typed in. */
  readonly values: readonly FieldChoice[];
}

export interface FieldChoice {
  readonly value: string;
  readonly name: LocalizedText;
}

/** The values of the fields of a provider; a field that was left empty is absent. */
export type ProviderValues = Readonly<Partial<Record<ProviderFieldName, string | undefined>>>;

const PHONE = /^(?:\+?996|0)?([1-9]\d{8})$/;

/** What was typed as the provider wants it: without the signs people group digits with, a phone as nine digits after a zero. */
export function readField({ keyboard }: Pick<ProviderField, 'keyboard'>, typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  switch (keyboard) {
    case 'digits':
      return text.replace(/[\s()/-]/g, '');
    case 'phone': {
      const plain = text.replace(/[\s()-]/g, '');
      const [, subscriber] = PHONE.exec(plain) ?? [];
      return subscriber === undefined ? plain : `0${subscriber}`;
    }
    case 'text':
      return text;
    default:
      return keyboard satisfies never;
  }
}

/** Each names what is missing, because several can be missing at once. */
const MISSING: Readonly<Record<ProviderFieldName, ValidationCode>> = {
  subscriber: 'SUBSCRIBER_REQUIRED',
  service: 'SERVICE_REQUIRED',
  period: 'PERIOD_REQUIRED',
  reading: 'READING_REQUIRED',
  payerName: 'PAYER_NAME_REQUIRED',
};

/** What is wrong with a value of a field, as typed; both ends of the wire ask here. */
export function fieldProblem(field: ProviderField, typed: string): ValidationCode | undefined {
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

/** The values of all fields as the provider wants them. */
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

/** The first field that is not filled in as the provider wants it, or that it does not ask for. */
export function wrongField(fields: readonly ProviderField[], values: ProviderValues): ProviderFieldName | undefined {
  const wrong = fields.find((field) => fieldProblem(field, values[field.name] ?? '') !== undefined);
  const surplus = PROVIDER_FIELD_NAMES.find(
    (name) => values[name] !== undefined && !fields.some((field) => field.name === name),
  );
  return wrong?.name ?? surplus;
}
