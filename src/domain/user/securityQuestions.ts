import cn from '../../locales/cn/domain/securityQuestions.json';
import en from '../../locales/en/domain/securityQuestions.json';
import kg from '../../locales/kg/domain/securityQuestions.json';
import ru from '../../locales/ru/domain/securityQuestions.json';
import type { Language, LocalizedText } from '../language/Language';
import { localized } from '../language/localized';
import { localizedTexts } from '../language/localizedTexts';

/** A question only its owner should be able to answer. */
export interface SecurityQuestion {
  readonly id: string;
  readonly text: LocalizedText;
}

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** The questions to choose from; each can be answered with one word. */
export const SECURITY_QUESTIONS: readonly SecurityQuestion[] = [
  { id: '1', text: TEXTS.grandmotherMaidenName },
  { id: '2', text: TEXTS.firstPet },
  { id: '3', text: TEXTS.firstTeacher },
  { id: '4', text: TEXTS.parentsMeetingPlace },
  { id: '5', text: TEXTS.childhoodFriend },
];

/** Text of a question of a list; empty when the list does not have it. */
export function questionText(questions: readonly SecurityQuestion[], id: string, language: Language): string {
  const question = questions.find((one) => one.id === id);
  return question === undefined ? '' : localized(question.text, language);
}

export function isSecurityQuestion(id: string): boolean {
  return SECURITY_QUESTIONS.some((question) => question.id === id);
}
