import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';

/** What the message with the code of a signing is made of. */
export interface SigningMessage {
  readonly code: string;
  readonly documents: number;
  readonly totals: readonly Money[];
  readonly fingerprint: string;
}

/** The message that brings the code for signing documents: how many, how much, and the fingerprint of all of them. */
export function signingSmsText({ code, documents, totals, fingerprint }: SigningMessage, language: Language): string {
  const sums = totals.map((total) => formatMoney(total, language)).join(', ');
  switch (language) {
    case 'ru':
      return `${code} — код подписи. Документов: ${documents}, всего ${sums}. Отпечаток ${fingerprint}. Никому не сообщайте код, даже сотруднику банка.`;
    case 'en':
      return `${code} is your signing code. Documents: ${documents}, total ${sums}. Fingerprint ${fingerprint}. Never share the code, not even with bank staff.`;
    case 'kg':
      return `${code} — кол тамга коду. Документтер: ${documents}, бардыгы ${sums}. Изи ${fingerprint}. Кодду эч кимге, банктын кызматкерине да айтпаңыз.`;
    case 'cn':
      return `${code} 是您的签名验证码。单据 ${documents} 份，合计 ${sums}。指纹 ${fingerprint}。切勿将验证码告诉任何人，包括银行员工。`;
    default:
      return language satisfies never;
  }
}
