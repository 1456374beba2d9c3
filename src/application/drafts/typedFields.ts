import type { TypedFields } from './TypedDrafts';

/** The fields of a draft that hold text, but for those that are kept nowhere. */
export function typedFieldsOf(draft: object, secret: readonly string[] = []): TypedFields {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([field, value]: [string, unknown]) =>
      typeof value === 'string' && !secret.includes(field) ? [[field, value]] : [],
    ),
  );
}

/** Puts what was typed back into an empty draft; only fields it has, and only text where it has text. */
export function refilled<Draft extends object>(draft: Draft, typed: TypedFields): Draft {
  for (const field of Object.keys(typedFieldsOf(draft))) {
    const text = typed[field];
    if (text !== undefined) {
      Reflect.set(draft, field, text);
    }
  }
  return draft;
}
