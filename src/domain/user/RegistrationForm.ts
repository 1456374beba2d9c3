import { Length, Matches, Validate, ValidatorConstraint } from 'class-validator';
import type { ValidatorConstraintInterface } from 'class-validator';

import { isCardNumber } from '../card/cardNumber';
import { CARD_DIGITS, MAX_CODE_WORD_LENGTH, SHORTEST_CODE_WORD } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { readCardNumber } from '../text/identifiers';
import { plainText } from '../text/plainText';

const because = (code: ValidationCode) => ({ message: code });

@ValidatorConstraint()
class CheckDigit implements ValidatorConstraintInterface {
  validate(digits: unknown): boolean {
    return typeof digits === 'string' && isCardNumber(digits);
  }
}

/** Form fields of the registration of an individual (specification 1, section 5). Rules are checked from the lowest up. */
export class RegistrationForm {
  @Validate(CheckDigit, because('CARD_NUMBER_WRONG'))
  @Length(CARD_DIGITS, CARD_DIGITS, because('CARD_NUMBER_LENGTH'))
  @Matches(/^\d*$/, because('CARD_NUMBER_CHARACTERS'))
  @Matches(/\S/, because('CARD_NUMBER_REQUIRED'))
  cardNumber = '';

  @Length(SHORTEST_CODE_WORD, MAX_CODE_WORD_LENGTH, because('CODE_WORD_LENGTH'))
  @Matches(/^[\p{Script=Latin}\p{Script=Cyrillic}]*$/u, because('CODE_WORD_CHARACTERS'))
  @Matches(/\S/, because('CODE_WORD_REQUIRED'))
  codeWord = '';

  /** Normalizes the card number: spaces and hyphens between its digits are removed. */
  constructor({ cardNumber = '', codeWord = '' }: Readonly<Partial<RegistrationForm>> = {}) {
    this.cardNumber = readCardNumber(cardNumber);
    this.codeWord = plainText(codeWord);
  }
}
