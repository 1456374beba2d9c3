import type { TypedFields } from './TypedDrafts';

/** Text fields of a draft without the secret ones, which are stored nowhere. */
export function typedFieldsOf(draft: object, secret: readonly string[] = []): TypedFields {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([field, value]: [string, unknown]) =>
      typeof value === 'string' && !secret.includes(field) ? [[field, value]] : [],
    ),
  );
}

/** Restores stored text into an empty draft: only into its own fields, and only into text fields. */
export function refilled<Draft extends object>(draft: Draft, typed: TypedFields): Draft {
  for (const field of Object.keys(typedFieldsOf(draft))) {
    const text = typed[field];
    if (text !== undefined) {
      Reflect.set(draft, field, text);
    }
  }
  return draft;
}
