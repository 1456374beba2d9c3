import type { Language, LocalizedText } from '../language/Language';
import { localized } from '../language/localized';

/** A question only its owner should be able to answer; the bank has a directory of them. */
export interface SecurityQuestion {
  readonly id: string;
  readonly text: LocalizedText;
}

/** Text of a question of a list; empty when the list does not have it. */
export function questionText(questions: readonly SecurityQuestion[], id: string, language: Language): string {
  const question = questions.find((one) => one.id === id);
  return question === undefined ? '' : localized(question.text, language);
}
