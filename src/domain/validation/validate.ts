import { validateSync } from 'class-validator';

import { isValidationCode } from './validationMessage';
import type { ValidationCode } from './ValidationCode';
import { plainText } from '../text/plainText';

/** First violation of every field that has one; an empty object means that the form can be submitted. */
export type Violations<Form> = Readonly<Partial<Record<keyof Form, ValidationCode>>>;

/**
 * Checks the rules of a form against its texts as they are sent, in plain characters; `secrets` are the fields sent exactly as typed.
 * A `message` of every rule must be a `ValidationCode`; another one is a defect, so it throws.
 */
export function validate<Form extends object>(form: Form, secrets: readonly (keyof Form)[] = []): Violations<Form> {
  const violations: Partial<Record<keyof Form, ValidationCode>> = {};
  for (const error of validateSync(plainForm(form, secrets), { stopAtFirstError: true })) {
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

/** Form with the same rules and with plain texts. */
function plainForm<Form extends object>(form: Form, secrets: readonly PropertyKey[]): object {
  const texts = Object.entries(form).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && !secrets.includes(name) ? [[name, { value: plainText(value) }] as const] : [],
  );
  const plain: unknown = Object.create(form, Object.fromEntries(texts));
  return typeof plain === 'object' && plain !== null ? plain : form;
}

function isFieldOf<Form extends object>(form: Form, name: PropertyKey): name is keyof Form {
  return name in form;
}
