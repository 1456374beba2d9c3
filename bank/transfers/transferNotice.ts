import { confirmationText } from '../../src/domain/operation/confirmationText';
import type { LocalizedText } from '../../src/domain/language/Language';
import type { ConfirmationFacts } from '../../src/domain/operation/confirmationText';
import type { LocalizedContent } from '../database/Tables';

const TITLES: LocalizedText = {
  ru: 'Перевод выполнен',
  en: 'Transfer completed',
  kg: 'Которуу аткарылды',
  cn: '转账已完成',
};

/** What the customer is told once a transfer is booked: the words that were confirmed, in every language. */
export function transferNotice(facts: ConfirmationFacts): LocalizedContent {
  return {
    ru: { title: TITLES.ru, body: confirmationText(facts, 'ru') },
    en: { title: TITLES.en, body: confirmationText(facts, 'en') },
    kg: { title: TITLES.kg, body: confirmationText(facts, 'kg') },
    cn: { title: TITLES.cn, body: confirmationText(facts, 'cn') },
  };
}
