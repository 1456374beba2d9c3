import type { Language, LocalizedText } from '../language/Language';

/** Name of the bank as papers and messages state it. */
export const BANK_NAME: LocalizedText = {
  ru: 'ОАО «Тулпар Банк»',
  en: 'Tulpar Bank OJSC',
  kg: '«Тулпар Банк» ААК',
  cn: 'Tulpar 银行',
};

/** Name of a recipient for a reader: that of the bank, which is stored in Russian, in the language; any other unchanged. */
export function bankNameIn(stored: string, language: Language): string {
  return stored === BANK_NAME.ru ? BANK_NAME[language] : stored;
}
