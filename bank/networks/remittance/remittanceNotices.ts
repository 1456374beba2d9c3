import { remittances as cn } from '../../../src/locales/cn/notices.json';
import { remittances as en } from '../../../src/locales/en/notices.json';
import { remittances as kg } from '../../../src/locales/kg/notices.json';
import { remittances as ru } from '../../../src/locales/ru/notices.json';
import type { Language } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledText, inEveryLanguage } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

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
  const { title, body } = TEXTS.awaits;
  const content = localizedNotice({
    title,
    body: filledText(body, (language) => ({
      system: transfer.credit_number,
      recipient: transfer.credit_name,
      amount: amountOf(transfer, language),
      number: grouped,
    })),
  });
  return { message: content[transfer.language].body, content };
}

/** Notice that the money was returned to the account: the sender has recalled it, or it was not collected. */
export function backNotice(transfer: NoticedTransfer, isRecalled: boolean): LocalizedContent {
  return localizedNotice({
    title: isRecalled ? TEXTS.recalled : TEXTS.uncollected,
    body: inEveryLanguage(
      (language) => `${amountOf(transfer, language)}, ${transfer.credit_number} — ${transfer.credit_name}`,
    ),
  });
}

function amountOf({ amount, currency }: NoticedTransfer, language: Language): string {
  return formatMoney(money(amount, currency), language);
}

/** Groups the digits by three, the rest last, as such numbers are dictated; grouped it is not mistaken for a code. */
function inGroups(number: string): string {
  return number.replace(/(\d{3})(?=\d{3})/g, '$1\u00a0');
}
