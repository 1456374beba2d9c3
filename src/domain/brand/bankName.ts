import cn from '../../locales/cn/domain/bank.json';
import en from '../../locales/en/domain/bank.json';
import kg from '../../locales/kg/domain/bank.json';
import ru from '../../locales/ru/domain/bank.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';

/** Name of the bank as documents and messages state it. */
export const BANK_NAME = localizedTexts({ ru, en, kg, cn }).name;

/** Name of a recipient for a reader: that of the bank, which is stored in Russian, in the language; any other unchanged. */
export function bankNameIn(stored: string, language: Language): string {
  return stored === BANK_NAME.ru ? BANK_NAME[language] : stored;
}
