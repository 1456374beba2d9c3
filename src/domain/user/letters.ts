import type { Language } from '../language/Language';
import { holdNoticeText } from './securityMessages';
import type { Hold } from './securityMessages';

/** Contents of an e-mail message. */
export interface LetterWords {
  readonly subject: string;
  readonly text: string;
}

/** E-mail with the code that confirms a new address. */
export function emailCodeLetter(code: string, language: Language): LetterWords {
  const words: Readonly<Record<Language, LetterWords>> = {
    ru: {
      subject: 'Код подтверждения адреса — Тулпар',
      text: `${code} — код, который подтверждает этот адрес в интернет-банке Тулпар. Он действует пять минут.\n\nНикому не сообщайте код, даже сотруднику банка. Если вы не меняли адрес, просто не отвечайте на это письмо.`,
    },
    en: {
      subject: 'Code to confirm your address — Tulpar',
      text: `${code} is the code that confirms this address in Tulpar internet bank. It is good for five minutes.\n\nNever share it, not even with bank staff. If you did not change your address, ignore this letter.`,
    },
    kg: {
      subject: 'Даректи ырастоо коду — Тулпар',
      text: `${code} — Тулпар интернет-банкында бул даректи ырастаган код. Ал беш мүнөт жарактуу.\n\nКодду эч кимге, банктын кызматкерине да айтпаңыз. Эгер даректи сиз өзгөртпөсөңүз, бул катка жооп бербеңиз.`,
    },
    cn: {
      subject: '邮箱验证码 — Tulpar',
      text: `${code} 是您在 Tulpar 网上银行确认此邮箱的验证码，五分钟内有效。\n\n切勿告诉任何人，包括银行员工。如非您本人更改邮箱，请忽略此邮件。`,
    },
  };
  return words[language];
}

/** E-mail about a changed address, sent to the previous one. */
export function emailChangedLetter(language: Language): LetterWords {
  const words: Readonly<Record<Language, LetterWords>> = {
    ru: {
      subject: 'Адрес почты изменён — Тулпар',
      text: 'Письма интернет-банка Тулпар теперь приходят на другой адрес. Если адрес меняли не вы, сразу позвоните в банк.',
    },
    en: {
      subject: 'Your address was changed — Tulpar',
      text: 'Letters of Tulpar internet bank now go to another address. If it was not you, call the bank at once.',
    },
    kg: {
      subject: 'Почта дареги өзгөртүлдү — Тулпар',
      text: 'Тулпар интернет-банкынын каттары эми башка дарекке келет. Эгер муну сиз жасаган жок болсоңуз, дароо банкка чалыңыз.',
    },
    cn: {
      subject: '邮箱已更改 — Tulpar',
      text: 'Tulpar 网上银行的邮件现在将发送到另一个邮箱。如非本人操作，请立即致电银行。',
    },
  };
  return words[language];
}

/** E-mail about a hold, sent in addition to the SMS. */
export function holdLetter(hold: Hold, language: Language): LetterWords {
  const subjects: Readonly<Record<Language, string>> = {
    ru: 'Неверные коды подтверждения — Тулпар',
    en: 'Wrong confirmation codes — Tulpar',
    kg: 'Туура эмес ырастоо коддору — Тулпар',
    cn: '验证码输入错误 — Tulpar',
  };
  return { subject: subjects[language], text: holdNoticeText(hold, language) };
}
