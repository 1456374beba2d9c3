import type { SecurityQuestion } from '../../src/domain/user/securityQuestions';

function question(id: string, text: string): SecurityQuestion {
  return { id, text: { ru: `${text} (ru)`, en: text, kg: `${text} (kg)`, cn: `${text} (cn)` } };
}

/** Questions as a bank may serve them. */
export const SECURITY_QUESTIONS: readonly SecurityQuestion[] = [
  question('1', 'Grandmother'),
  question('2', 'First pet'),
  question('3', 'First teacher'),
  question('4', 'Where parents met'),
  question('5', 'Friend of childhood'),
];
