import { foreignLetterIn } from '../text/foreignLetter';
import { VALIDATION_PARAMETERS } from './ValidationCode';
import type { FixedViolation, ValidationCode, ValidationParameters } from './ValidationCode';

/** Parameters of the messages that name a letter. */
export const FOREIGN_LETTERS = {
  CYRILLIC_LETTER: ['letter', 'position'],
  NON_LATIN_LETTER: ['letter', 'position'],
} as const;

/** Letter of another alphabet in a number or code of Latin letters: its position, from 1, and the letter. */
export type ForeignLetterCode = `${keyof typeof FOREIGN_LETTERS} ${number} ${string}`;

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

/** Violation of an identifier of Latin letters by its first letter of another alphabet; `undefined` when it has none. */
export function foreignLetterViolation(identifier: string): ForeignLetterCode | undefined {
  const found = foreignLetterIn(identifier);
  return found && `${found.isCyrillic ? 'CYRILLIC_LETTER' : 'NON_LATIN_LETTER'} ${found.position} ${found.letter}`;
}

export function isValidationCode(text: string): text is ValidationCode {
  return isFixed(text) || /^(?:CYRILLIC|NON_LATIN)_LETTER \d+ \S+$/.test(text);
}

function isFixed(code: string): code is FixedViolation {
  return Object.hasOwn(VALIDATION_PARAMETERS, code);
}
