import type { Language } from '../language/Language';
import type { ConfirmationFacts } from '../operation/ConfirmationFacts';
import { movementWords } from '../operation/confirmationText';
import { formatDay } from '../time/format';
import type { BankDay } from '../time/Instant';
import type { Recurrence } from './Recurrence';

type Words = Readonly<Record<Language, string>>;

/** Text of a recurrence: `раз в месяц, 31-го числа, с 31.12.2026, бессрочно`. */
export function recurrenceWords(recurrence: Recurrence, language: Language): string {
  if (recurrence.periodicity === 'onSetDates') {
    const days = recurrence.days.map(formatDay).join(', ');
    const words: Words = { ru: `в дни ${days}`, en: `on ${days}`, kg: `${days} күндөрү`, cn: `于 ${days}` };
    return words[language];
  }
  const { periodicity, firstDay, lastDay } = recurrence;
  const often = OFTEN[periodicity](dayOfMonth(firstDay))[language];
  const separator = language === 'cn' ? '，' : ', ';
  return [often, fromWords(firstDay)[language], untilWords(lastDay)[language]].join(separator);
}

const OFTEN: Readonly<Record<Exclude<Recurrence['periodicity'], 'onSetDates'>, (day: string) => Words>> = {
  onceAWeek: () => ({ ru: 'раз в неделю', en: 'once a week', kg: 'жумасына бир жолу', cn: '每周一次' }),
  everyTwoWeeks: () => ({ ru: 'раз в две недели', en: 'every two weeks', kg: 'эки жумада бир жолу', cn: '每两周一次' }),
  monthly: (day) => ({
    ru: `раз в месяц, ${day}-го числа`,
    en: `monthly on day ${day}`,
    kg: `ай сайын ${day}-күнү`,
    cn: `每月${day}日`,
  }),
};

function dayOfMonth(day: BankDay): string {
  return day.slice(8).replace(/^0/, '');
}

function fromWords(day: BankDay): Words {
  const date = formatDay(day);
  return { ru: `с ${date}`, en: `from ${date}`, kg: `${date} тартып`, cn: `自 ${date} 起` };
}

function untilWords(day: BankDay | undefined): Words {
  if (day === undefined) {
    return { ru: 'бессрочно', en: 'with no end date', kg: 'мөөнөтсүз', cn: '无结束日期' };
  }
  const date = formatDay(day);
  return { ru: `по ${date}`, en: `until ${date}`, kg: `${date} чейин`, cn: `至 ${date} 止` };
}

/** Text a customer confirms with one code for all days: the same on the screen and in the message. */
export function scheduleText(facts: ConfirmationFacts, recurrence: Recurrence, language: Language): string {
  const movement = movementWords(facts, language);
  const often = recurrenceWords(recurrence, language);
  const words: Words = {
    ru: `Регулярный платёж. ${movement}, ${often}. Комиссия по тарифу на день платежа.`,
    en: `Scheduled payment. ${movement}, ${often}. Fee by the tariff of each day.`,
    kg: `Туруктуу төлөм. ${movement}, ${often}. Комиссия ар бир күндүн тарифи боюнча.`,
    cn: `定期付款。${movement}，${often}。手续费按付款当日费率收取。`,
  };
  return words[language];
}

/** SMS with the code of a schedule: the code first, then what it authorizes, then the warning. */
export function scheduleSmsText(
  { code, words, fingerprint }: { readonly code: string; readonly words: string; readonly fingerprint: string },
  language: Language,
): string {
  const texts: Words = {
    ru: `${code} — код, который разрешает списывать без нового кода. ${words} Контрольный код ${fingerprint}. Никому не сообщайте код, даже сотруднику банка.`,
    en: `${code} is the code that allows payments without another code. ${words} Control code ${fingerprint}. Never share the code, not even with bank staff.`,
    kg: `${code} — жаңы кодсуз төлөөгө уруксат берген код. ${words} Көзөмөл коду ${fingerprint}. Кодду эч кимге, банктын кызматкерине да айтпаңыз.`,
    cn: `${code} 是允许以后自动付款的验证码。${words}校验码 ${fingerprint}。切勿将验证码告诉任何人，包括银行员工。`,
  };
  return texts[language];
}
