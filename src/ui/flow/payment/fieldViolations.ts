import type { Violations } from '../../../domain/validation/validate';
import type { ValidationCode } from '../../../domain/validation/ValidationCode';

/** Field and its validation error. */
export interface FieldViolation<Field extends string = string> {
  readonly field: Field;
  readonly violation: ValidationCode;
}

/** Names of the fields of a draft, in its order. */
export function fieldsOf<Draft extends object>(draft: Draft): readonly (keyof Draft & string)[] {
  const fields: (keyof Draft & string)[] = [];
  for (const field in draft) {
    fields.push(field);
  }
  return fields;
}

/** Validation errors in the order of the fields. */
export function faultsOf<Draft extends object>(
  draft: Draft,
  violations: Violations<Draft>,
): readonly FieldViolation<keyof Draft & string>[] {
  return fieldsOf(draft).flatMap((field) => {
    const violation = violations[field];
    return violation === undefined ? [] : [{ field, violation }];
  });
}
