import cn from '../../locales/cn/domain/salaryRegister.json';
import en from '../../locales/en/domain/salaryRegister.json';
import kg from '../../locales/kg/domain/salaryRegister.json';
import ru from '../../locales/ru/domain/salaryRegister.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { filled } from '../language/template';

const NAMES = localizedTexts({ ru, en, kg, cn }).name;

/** A stored name, which is the Russian one whatever the language of the customer. */
const STORED = new RegExp(`^${NAMES.ru.replace('{{lines}}', String.raw`(\d+)`)}$`);

/** Payee name stored for a salary document, which pays many payees. */
export function salaryRegisterName(lines: number): string {
  return filled(NAMES.ru, { lines });
}

/** Payee name of a salary document in the given language; any other name is returned unchanged. */
export function salaryRegisterWords(stored: string, language: Language): string {
  const lines = STORED.exec(stored)?.[1];
  return lines === undefined ? stored : filled(NAMES[language], { lines });
}
