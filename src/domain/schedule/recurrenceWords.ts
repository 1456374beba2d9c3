import cn from '../../locales/cn/domain/recurrence.json';
import en from '../../locales/en/domain/recurrence.json';
import kg from '../../locales/kg/domain/recurrence.json';
import ru from '../../locales/ru/domain/recurrence.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { filled } from '../language/template';
import { formatDay } from '../time/format';
import type { BankDay } from '../time/Instant';
import type { Recurrence } from './Recurrence';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Text of a recurrence: `раз в месяц, 31-го числа, с 31.12.2026, бессрочно`. */
export function recurrenceWords(recurrence: Recurrence, language: Language): string {
  if (recurrence.periodicity === 'onSetDates') {
    return filled(TEXTS.onSetDates[language], {
      days: recurrence.days.map((day) => formatDay(day, language)).join(language === 'cn' ? '、' : ', '),
    });
  }
  const { periodicity, firstDay, lastDay } = recurrence;
  const often = filled(TEXTS[periodicity][language], { day: dayOfMonth(firstDay) });
  const from = filled(TEXTS.from[language], { date: formatDay(firstDay, language) });
  const until =
    lastDay === undefined
      ? TEXTS.endless[language]
      : filled(TEXTS.until[language], { date: formatDay(lastDay, language) });
  return [often, from, until].join(language === 'cn' ? '，' : ', ');
}

function dayOfMonth(day: BankDay): string {
  return day.slice(8).replace(/^0/, '');
}
