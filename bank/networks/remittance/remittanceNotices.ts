import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { LocalizedContent } from '../../db/Tables';

/** Transfer that waits for its recipient, by the columns of its operation, as named in a notice. */
interface NoticedTransfer {
  readonly amount: bigint;
  readonly currency: Currency;
  /** The system. */
  readonly credit_number: string;
  /** The recipient. */
  readonly credit_name: string;
  readonly language: Language;
}

/** Control number for the sender, as a message to the phone and as a notice; the recipient gets it from the sender only. */
export function numberNotice(
  transfer: NoticedTransfer,
  controlNumber: string,
): { readonly message: string; readonly content: LocalizedContent } {
  const grouped = inGroups(controlNumber);
  const content = contentOf(
    {
      ru: 'Перевод ждёт получателя',
      en: 'The transfer awaits its recipient',
      kg: 'Которуу алуучуну күтүүдө',
      cn: '汇款等待领取',
    },
    (language) => numberWords(transfer, grouped, language),
  );
  return { message: content[transfer.language].body, content };
}

/** Notice that the money was returned to the account: the sender has recalled it, or nobody has collected it. */
export function backNotice(transfer: NoticedTransfer, isRecalled: boolean): LocalizedContent {
  const title = isRecalled
    ? {
        ru: 'Перевод отозван, деньги возвращены',
        en: 'Transfer recalled, the money is back',
        kg: 'Которуу кайра алынды, акча кайтты',
        cn: '汇款已撤回，款项已退回',
      }
    : {
        ru: 'Перевод не получен, деньги возвращены',
        en: 'Nobody came for the transfer, the money is back',
        kg: 'Которуу алынган жок, акча кайтты',
        cn: '汇款无人领取，款项已退回',
      };
  return contentOf(
    title,
    (language) => `${amountOf(transfer, language)}, ${transfer.credit_number} — ${transfer.credit_name}`,
  );
}

function numberWords(transfer: NoticedTransfer, number: string, language: Language): string {
  const { credit_number: system, credit_name: recipient } = transfer;
  const amount = amountOf(transfer, language);
  const words: LocalizedText = {
    ru: `${system}: перевод ${amount} ждёт получателя ${recipient}. Контрольный номер ${number}. Сообщите его только получателю.`,
    en: `${system}: the transfer of ${amount} awaits ${recipient}. Control number ${number}. Tell it to the recipient only.`,
    kg: `${system}: ${amount} которуу алуучуну күтүүдө: ${recipient}. Контролдук номер ${number}. Аны алуучуга гана айтыңыз.`,
    cn: `${system}：汇款 ${amount} 等待 ${recipient} 领取。监控号 ${number}。请只告知收款人。`,
  };
  return words[language];
}

function contentOf(title: LocalizedText, body: (language: Language) => string): LocalizedContent {
  return {
    ru: { title: title.ru, body: body('ru') },
    en: { title: title.en, body: body('en') },
    kg: { title: title.kg, body: body('kg') },
    cn: { title: title.cn, body: body('cn') },
  };
}

function amountOf({ amount, currency }: NoticedTransfer, language: Language): string {
  return formatMoney(money(amount, currency), language);
}

/** Groups the digits by three, the rest last, as such numbers are dictated; grouped it is not mistaken for a code. */
function inGroups(number: string): string {
  return number.replace(/(\d{3})(?=\d{3})/g, '$1\u00a0');
}
