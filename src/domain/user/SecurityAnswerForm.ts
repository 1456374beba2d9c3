import { Length, Matches } from 'class-validator';

import { MAX_ANSWER_LENGTH, SHORTEST_ANSWER } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { plainText } from '../text/plainText';

const because = (code: ValidationCode) => ({ message: code });

/** A security question and its answer, one word of Latin or Cyrillic letters (specification 1, section 5). */
export class SecurityAnswerForm {
  @Matches(/\S/, because('QUESTION_REQUIRED'))
  questionId = '';

  @Length(SHORTEST_ANSWER, MAX_ANSWER_LENGTH, because('ANSWER_LENGTH'))
  @Matches(/^[\p{Script=Latin}\p{Script=Cyrillic}]*$/u, because('ANSWER_CHARACTERS'))
  @Matches(/\S/, because('ANSWER_REQUIRED'))
  answer = '';

  constructor({ questionId = '', answer = '' }: Readonly<Partial<SecurityAnswerForm>> = {}) {
    this.questionId = questionId;
    this.answer = plainText(answer);
  }
}
