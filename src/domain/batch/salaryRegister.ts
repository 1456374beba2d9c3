import type { Language } from '../language/Language';

/** What stands in the history for a salary. */
export const SALARY_CODE = 'MAKE_SALARY_BATCH';

const NAMED = /^Зарплатный реестр, строк: (\d+)$/;

/** Who gets the money of a document that pays many, as it is stored. */
export function salaryRegisterName(lines: number): string {
  return `Зарплатный реестр, строк: ${lines}`;
}

/** The same as it is told; any other name stays as it is. */
export function salaryRegisterWords(stored: string, language: Language): string {
  const lines = NAMED.exec(stored)?.[1];
  if (lines === undefined) {
    return stored;
  }
  switch (language) {
    case 'ru':
      return stored;
    case 'en':
      return `Payroll, lines: ${lines}`;
    case 'kg':
      return `Эмгек акы реестри, саптар: ${lines}`;
    case 'cn':
      return `工资代发清单，共 ${lines} 行`;
    default:
      return language satisfies never;
  }
}
