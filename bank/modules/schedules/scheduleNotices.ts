import { schedules as cn } from '../../../src/locales/cn/notices.json';
import { schedules as en } from '../../../src/locales/en/notices.json';
import { schedules as kg } from '../../../src/locales/kg/notices.json';
import { schedules as ru } from '../../../src/locales/ru/notices.json';
import { joinedParts, labelled, listed } from '../../../src/domain/language/punctuation';
import { paragraph } from '../../../src/domain/language/sentences';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { inEveryLanguage } from '../../../src/domain/language/template';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
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

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice that a run was refused and is tried again. */
export function retriedNotice(payment: NoticedPayment, failure: LocalizedText): LocalizedContent {
  return content(TEXTS.retried.title, (language) => [
    named(payment, language),
    failure[language],
    TEXTS.retried.next[language],
  ]);
}

/** Notice that a run was refused for good. */
export function failedNotice(payment: NoticedPayment, failure: LocalizedText): LocalizedContent {
  return content(TEXTS.failed.title, (language) => [
    named(payment, language),
    failure[language],
    TEXTS.failed.next[language],
  ]);
}

/** Notice of days that were missed because no process of the bank was up. */
export function missedNotice(payment: NoticedPayment, days: readonly BankDay[]): LocalizedContent {
  return content(TEXTS.missed.title, (language) => [
    named(payment, language),
    `${labelled(
      TEXTS.missed.reason[language],
      listed(
        days.map((day) => formatDay(day, language)),
        language,
      ),
      language,
    )}${language === 'cn' ? '。' : '.'}`,
    TEXTS.failed.next[language],
  ]);
}

function named({ templateName, amount }: NoticedPayment, language: Language): string {
  return `${joinedParts([templateName, formatMoney(amount, language)], language)}${language === 'cn' ? '。' : '.'}`;
}

function content(title: LocalizedText, sentences: (language: Language) => readonly string[]): LocalizedContent {
  return localizedNotice({ title, body: inEveryLanguage((language) => paragraph(sentences(language), language)) });
}
