import { formatMoney } from '../../../src/domain/money/formatAmount';
import { formatDay } from '../../../src/domain/time/format';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import type { Money } from '../../../src/domain/money/Money';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { LocalizedContent } from '../../db/Tables';

/** Payment named in a notice about a scheduled payment. */
export interface NoticedPayment {
  readonly templateName: string;
  readonly amount: Money;
}

const RETRIED: LocalizedText = {
  ru: 'Регулярный платёж пока не выполнен',
  en: 'Scheduled payment not made yet',
  kg: 'Туруктуу төлөм азырынча аткарылган жок',
  cn: '定期付款暂未完成',
};
const AGAIN: LocalizedText = {
  ru: 'Банк пробует ещё раз каждый час до конца дня.',
  en: 'The bank tries again every hour until the end of the day.',
  kg: 'Банк күн бүткөнчө саат сайын кайра аракет кылат.',
  cn: '银行将在当天内每小时重试一次。',
};
const FAILED: LocalizedText = {
  ru: 'Регулярный платёж не выполнен',
  en: 'Scheduled payment not made',
  kg: 'Туруктуу төлөм аткарылган жок',
  cn: '定期付款未完成',
};
const BY_HAND: LocalizedText = {
  ru: 'Деньги не списаны. Если платёж нужен, выполните его из шаблона.',
  en: 'No money has left the account. If you need the payment, make it from the template.',
  kg: 'Акча алынган жок. Төлөм керек болсо, аны шаблондон аткарыңыз.',
  cn: '未扣款。如仍需付款，请从模板中办理。',
};
const MISSED: LocalizedText = {
  ru: 'Регулярный платёж пропущен',
  en: 'Scheduled payment missed',
  kg: 'Туруктуу төлөм өткөрүлүп калды',
  cn: '定期付款已错过',
};
const AWAY: LocalizedText = {
  ru: 'В эти дни банк не работал',
  en: 'The bank was not working on',
  kg: 'Бул күндөрү банк иштеген жок',
  cn: '银行在以下日期未运行',
};

/** Notice that a run was refused and is tried again. */
export function retriedNotice(payment: NoticedPayment, failure: LocalizedText): LocalizedContent {
  return content(RETRIED, (language) => [named(payment, language), failure[language], AGAIN[language]]);
}

/** Notice that a run was refused for good. */
export function failedNotice(payment: NoticedPayment, failure: LocalizedText): LocalizedContent {
  return content(FAILED, (language) => [named(payment, language), failure[language], BY_HAND[language]]);
}

/** Notice of days that were missed because no process of the bank was up. */
export function missedNotice(payment: NoticedPayment, days: readonly BankDay[]): LocalizedContent {
  return content(MISSED, (language) => [
    named(payment, language),
    `${AWAY[language]}: ${days.map(formatDay).join(', ')}.`,
    BY_HAND[language],
  ]);
}

function named({ templateName, amount }: NoticedPayment, language: Language): string {
  return `${templateName}, ${formatMoney(amount, language)}.`;
}

function content(titles: LocalizedText, sentences: (language: Language) => readonly string[]): LocalizedContent {
  const of = (language: Language) => ({ title: titles[language], body: sentences(language).join(' ') });
  return { ru: of('ru'), en: of('en'), kg: of('kg'), cn: of('cn') };
}
