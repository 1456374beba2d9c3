import { validateSync } from 'class-validator';

import { isValidationCode } from './ValidationCode';
import type { ValidationCode } from './ValidationCode';

/** First violation of every field that has one; an empty object means that the form can be submitted. */
export type Violations<Form> = Readonly<Partial<Record<keyof Form, ValidationCode>>>;

/** A `message` of every rule of a form must be a `ValidationCode`; another one is a defect, so it throws. */
export function validate<Form extends object>(form: Form): Violations<Form> {
  const violations: Partial<Record<keyof Form, ValidationCode>> = {};
  for (const error of validateSync(form, { stopAtFirstError: true })) {
    const message = Object.values(error.constraints ?? {})[0] ?? '';
    if (!isFieldOf(form, error.property) || !isValidationCode(message)) {
      throw new Error(`Field ${error.property} has a rule without a validation code: ${message}`);
    }
    violations[error.property] = message;
  }
  return violations;
}

/** True when no field has a violation. */
export function isSound(violations: Violations<object>): boolean {
  return Object.keys(violations).length === 0;
}

function isFieldOf<Form extends object>(form: Form, name: PropertyKey): name is keyof Form {
  return name in form;
}
