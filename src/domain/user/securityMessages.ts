import type { Language } from '../language/Language';

type Words = Readonly<Record<Language, string>>;

/** The message that brings the code for restoring a password. */
export function restoreSmsText(code: string, language: Language): string {
  const words: Words = {
    ru: `${code} — код для восстановления пароля в интернет-банке Тулпар. Никому не сообщайте его, даже сотруднику банка. Если восстанавливаете не вы, позвоните в банк.`,
    en: `${code} is your code to restore your Tulpar internet bank password. Never share it, not even with bank staff. If you are not restoring it, call the bank.`,
    kg: `${code} — Тулпар интернет-банкынын сырсөзүн калыбына келтирүү коду. Аны эч кимге, банктын кызматкерине да айтпаңыз. Эгер сиз калыбына келтирип жаткан жок болсоңуз, банкка чалыңыз.`,
    cn: `${code} 是您重置 Tulpar 网上银行密码的验证码。切勿告诉任何人，包括银行员工。如非本人操作，请致电银行。`,
  };
  return words[language];
}

/** What a customer is told of after it has changed, on the contact the bank knew before. */
export type SecurityChange = 'password';

const CHANGES: Readonly<Record<SecurityChange, Words>> = {
  password: {
    ru: 'Пароль интернет-банка Тулпар изменён.',
    en: 'Your Tulpar internet bank password was changed.',
    kg: 'Тулпар интернет-банкындагы сырсөзүңүз өзгөртүлдү.',
    cn: '您的 Tulpar 网上银行密码已更改。',
  },
};

const ADVICE: Words = {
  ru: 'Если это сделали не вы, сразу позвоните в банк.',
  en: 'If it was not you, call the bank at once.',
  kg: 'Эгер муну сиз жасаган жок болсоңуз, дароо банкка чалыңыз.',
  cn: '如非本人操作，请立即致电银行。',
};

/** The message about a change of what protects the customer (reliability: S5). */
export function securityNoticeText(change: SecurityChange, language: Language): string {
  const separator = language === 'cn' ? '' : ' ';
  return `${CHANGES[change][language]}${separator}${ADVICE[language]}`;
}
