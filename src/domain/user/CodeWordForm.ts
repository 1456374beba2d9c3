import { Length, Matches } from 'class-validator';

import { MAX_CODE_WORD_LENGTH, SHORTEST_CODE_WORD } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { plainText } from '../text/plainText';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of a new code word (specification 1, section 5). */
export class CodeWordForm {
  @Length(SHORTEST_CODE_WORD, MAX_CODE_WORD_LENGTH, because('CODE_WORD_LENGTH'))
  @Matches(/^[\p{Script=Latin}\p{Script=Cyrillic}]*$/u, because('CODE_WORD_CHARACTERS'))
  @Matches(/\S/, because('CODE_WORD_REQUIRED'))
  codeWord = '';

  constructor({ codeWord = '' }: Readonly<Partial<CodeWordForm>> = {}) {
    this.codeWord = plainText(codeWord);
  }
}
