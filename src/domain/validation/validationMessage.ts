import type { FOREIGN_LETTERS } from './foreignLetterCode';
import { VALIDATION_PARAMETERS } from './ValidationCode';
import type { FixedViolation, ValidationCode, ValidationParameters } from './ValidationCode';

/** Message of a violation in `validation.json` and its parameters. */
export interface ValidationMessage {
  readonly key: FixedViolation | keyof typeof FOREIGN_LETTERS;
  readonly parameters: ValidationParameters;
}

export function validationMessage(code: ValidationCode): ValidationMessage {
  if (isFixed(code)) {
    return { key: code, parameters: VALIDATION_PARAMETERS[code] };
  }
  const [key, position = '', letter = ''] = code.split(' ');
  return {
    key: key === 'CYRILLIC_LETTER' ? 'CYRILLIC_LETTER' : 'NON_LATIN_LETTER',
    parameters: { position: Number(position), letter },
  };
}

export function isValidationCode(text: string): text is ValidationCode {
  return isFixed(text) || /^(?:CYRILLIC|NON_LATIN)_LETTER \d+ \S+$/.test(text);
}

function isFixed(code: string): code is FixedViolation {
  return Object.hasOwn(VALIDATION_PARAMETERS, code);
}
