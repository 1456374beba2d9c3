import type { Language } from '../language/Language';

const NAMED = /^Зарплатный реестр, строк: (\d+)$/;

/** Payee name stored for a salary document, which pays many payees. */
export function salaryRegisterName(lines: number): string {
  return `Зарплатный реестр, строк: ${lines}`;
}

/** Payee name of a salary document in the given language; any other name is returned unchanged. */
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
