import type { Language } from '../language/Language';
import { formatDateTime } from '../time/format';
import type { Instant } from '../time/Instant';
import type { ChangedPart } from './ProfileChange';

type Words = Readonly<Record<Language, string>>;

/** SMS with the code for restoring a password. */
export function restoreSmsText(code: string, language: Language): string {
  const words: Words = {
    ru: `${code} — код для восстановления пароля в интернет-банке Тулпар. Никому не сообщайте его, даже сотруднику банка. Если восстанавливаете не вы, позвоните в банк.`,
    en: `${code} is your code to restore your Tulpar internet bank password. Never share it, not even with bank staff. If you are not restoring it, call the bank.`,
    kg: `${code} — Тулпар интернет-банкынын сырсөзүн калыбына келтирүү коду. Аны эч кимге, банктын кызматкерине да айтпаңыз. Эгер сиз калыбына келтирип жаткан жок болсоңуз, банкка чалыңыз.`,
    cn: `${code} 是您重置 Tulpar 网上银行密码的验证码。切勿告诉任何人，包括银行员工。如非本人操作，请致电银行。`,
  };
  return words[language];
}

/**
 * SMS with the code for a change of the profile, of an account, a card or a wallet. The subject is the text that follows “code” in each
 * language and names the change, so that the customer does not give the code away for something else.
 */
export function changeSmsText(code: string, subject: Words, language: Language): string {
  const asked = subject[language];
  const words: Words = {
    ru: `${code} — код для ${asked} в интернет-банке Тулпар. Никому не сообщайте его, даже сотруднику банка. Если это делаете не вы, позвоните в банк.`,
    en: `${code} is your code ${asked} in Tulpar internet bank. Never share it, not even with bank staff. If it is not you, call the bank.`,
    kg: `${code} — Тулпар интернет-банкында ${asked} коду. Аны эч кимге, банктын кызматкерине да айтпаңыз. Эгер бул сиз болбосоңуз, банкка чалыңыз.`,
    cn: `${code} 是您在 Tulpar 网上银行${asked}的验证码。切勿告诉任何人，包括银行员工。如非本人操作，请致电银行。`,
  };
  return words[language];
}

/** Changes the customer is notified of; a code word and a PIN are set without a confirmation code of their own. */
export type NotifiedChange = ChangedPart | 'codeWord' | 'pin';

const CHANGES: Readonly<Record<NotifiedChange, Words>> = {
  password: {
    ru: 'Пароль интернет-банка Тулпар изменён.',
    en: 'Your Tulpar internet bank password was changed.',
    kg: 'Тулпар интернет-банкындагы сырсөзүңүз өзгөртүлдү.',
    cn: '您的 Tulpar 网上银行密码已更改。',
  },
  username: {
    ru: 'Логин интернет-банка Тулпар изменён.',
    en: 'Your Tulpar internet bank login was changed.',
    kg: 'Тулпар интернет-банкындагы логиниңиз өзгөртүлдү.',
    cn: '您的 Tulpar 网上银行用户名已更改。',
  },
  securityQuestion: {
    ru: 'Контрольный вопрос интернет-банка Тулпар изменён.',
    en: 'Your Tulpar internet bank security question was changed.',
    kg: 'Тулпар интернет-банкындагы текшерүү сурооңуз өзгөртүлдү.',
    cn: '您的 Tulpar 网上银行安全问题已更改。',
  },
  email: {
    ru: 'Адрес почты в интернет-банке Тулпар изменён.',
    en: 'Your e-mail address in Tulpar internet bank was changed.',
    kg: 'Тулпар интернет-банкындагы почта дарегиңиз өзгөртүлдү.',
    cn: '您的 Tulpar 网上银行邮箱已更改。',
  },
  passport: {
    ru: 'Заявка на изменение ваших паспортных данных отправлена в банк.',
    en: 'A request to change your passport data was sent to the bank.',
    kg: 'Паспорт маалыматыңызды өзгөртүү арызы банкка жөнөтүлдү.',
    cn: '修改您证件资料的申请已提交银行。',
  },
  limit: {
    ru: 'Лимит переводов в интернет-банке Тулпар меняется по вашему запросу.',
    en: 'A transfer limit in Tulpar internet bank is being changed at your request.',
    kg: 'Тулпар интернет-банкындагы которуу лимити сурооңуз боюнча өзгөртүлүүдө.',
    cn: '您的 Tulpar 网上银行转账限额正按您的申请更改。',
  },
  authType: {
    ru: 'Способ подтверждения в интернет-банке Тулпар изменён.',
    en: 'The way you confirm in Tulpar internet bank was changed.',
    kg: 'Тулпар интернет-банкындагы ырастоо жолу өзгөртүлдү.',
    cn: '您的 Tulpar 网上银行验证方式已更改。',
  },
  knownDevices: {
    ru: 'В интернет-банке Тулпар изменено, из каких браузеров разрешён вход.',
    en: 'The browsers that may sign in to your Tulpar internet bank were changed.',
    kg: 'Тулпар интернет-банкына кайсы браузерлерден кирүүгө болору өзгөртүлдү.',
    cn: '允许登录您 Tulpar 网上银行的浏览器已更改。',
  },
  codeWord: {
    ru: 'Кодовое слово для банка Тулпар установлено.',
    en: 'Your code word for Tulpar bank was set.',
    kg: 'Тулпар банкы үчүн коддук сөз коюлду.',
    cn: '您的 Tulpar 银行暗语已设置。',
  },
  pin: {
    ru: 'ПИН-код экрана интернет-банка Тулпар установлен.',
    en: 'The PIN that unlocks your Tulpar internet bank screen was set.',
    kg: 'Тулпар интернет-банкынын экранын ачуучу ПИН-код коюлду.',
    cn: '您的 Tulpar 网上银行屏幕 PIN 码已设置。',
  },
};

const ADVICE: Words = {
  ru: 'Если это сделали не вы, сразу позвоните в банк.',
  en: 'If it was not you, call the bank at once.',
  kg: 'Эгер муну сиз жасаган жок болсоңуз, дароо банкка чалыңыз.',
  cn: '如非本人操作，请立即致电银行。',
};

/** Notification of a change of security settings, sent to the contact known before the change (reliability: S5). */
export function securityNoticeText(part: NotifiedChange, language: Language): string {
  const separator = language === 'cn' ? '' : ' ';
  return `${CHANGES[part][language]}${separator}${ADVICE[language]}`;
}

/** Notice about sign-in attempts: a block has begun, or the right password came from a browser that is not allowed to sign in. */
export type SignInNotice = 'newBrowsersBlocked' | 'knownBrowserBlocked' | 'unknownBrowserRefused';

const SIGN_IN_NOTICES: Readonly<Record<SignInNotice, Words>> = {
  newBrowsersBlocked: {
    ru: 'Кто-то несколько раз ввёл неверный пароль к вашему интернет-банку Тулпар. Пока при входе из нового браузера мы не сообщаем, верен ли пароль. Вы войдёте как обычно: с паролем и кодом.',
    en: 'Somebody entered a wrong password for your Tulpar internet bank several times. For a while we do not tell a new browser whether the password is right. You sign in as usual, with password and code.',
    kg: 'Кимдир бирөө Тулпар интернет-банкыңызга бир нече жолу туура эмес сырсөз киргизди. Азырынча жаңы браузерге сырсөз туурабы, билдирбейбиз. Сиз мурункудай эле сырсөз жана код менен киресиз.',
    cn: '有人多次输错您 Tulpar 网上银行的密码。我们暂时不向新浏览器提示密码是否正确。您仍可照常使用密码和验证码登录。',
  },
  knownBrowserBlocked: {
    ru: 'Из вашего известного браузера несколько раз введён неверный пароль интернет-банка Тулпар. Вход из него на время закрыт.',
    en: 'A wrong password for your Tulpar internet bank was entered several times in a browser you use. It cannot sign in for a while.',
    kg: 'Белгилүү браузериңизден Тулпар интернет-банкынын сырсөзү бир нече жолу туура эмес киргизилди. Андан кирүү убактылуу жабык.',
    cn: '您的一个已知浏览器多次输错 Tulpar 网上银行密码，暂时无法登录。',
  },
  unknownBrowserRefused: {
    ru: 'Введён верный пароль к интернет-банку Тулпар из нового браузера, но вы разрешили вход только из известных. Вход отклонён.',
    en: 'The right password for your Tulpar internet bank was entered in a new browser, but you allow known ones only. Sign-in was refused.',
    kg: 'Жаңы браузерден Тулпар интернет-банкынын туура сырсөзү киргизилди, бирок сиз белгилүүлөрүнөн гана кирүүгө уруксат бергенсиз. Кирүү четке кагылды.',
    cn: '有人在新浏览器中输入了您 Tulpar 网上银行的正确密码，但您只允许已知浏览器登录，登录已被拒绝。',
  },
};

/** Text of a notice about sign-in attempts; a block causes one. */
export function signInNoticeText(notice: SignInNotice, language: Language): string {
  const separator = language === 'cn' ? '' : ' ';
  return `${SIGN_IN_NOTICES[notice][language]}${separator}${ADVICE[language]}`;
}

/** Hold after wrong codes in a row: the suspended actions and the end of the hold. */
export interface Hold {
  readonly what: 'confirmations' | 'restore';
  readonly until: Instant;
}

/** Text of the notice of a hold; it is sent by SMS, because the page may be in the hands of the person guessing the codes. */
export function holdNoticeText({ what, until }: Hold, language: Language): string {
  const moment = formatDateTime(until);
  const words: Readonly<Record<Hold['what'], Words>> = {
    confirmations: {
      ru: `Тулпар: код неверно введён 10 раз подряд. Сеанс завершён, подтверждения приостановлены до ${moment}. Если это были не вы, сразу позвоните в банк и смените пароль.`,
      en: `Tulpar: a wrong code was entered 10 times in a row. The session was ended and confirmations are on hold until ${moment}. If it was not you, call the bank at once and change your password.`,
      kg: `Тулпар: код катары менен 10 жолу туура эмес киргизилди. Сеанс аяктады, ырастоо токтотулду. Кайра ачылат: ${moment}. Эгер бул сиз болбосоңуз, дароо банкка чалып, сырсөздү алмаштырыңыз.`,
      cn: `Tulpar：验证码连续输错 10 次。会话已结束，验证已暂停至 ${moment}。如非本人操作，请立即致电银行并更改密码。`,
    },
    restore: {
      ru: `Тулпар: код восстановления пароля неверно введён 10 раз подряд. Восстановление приостановлено до ${moment}. Если это были не вы, сразу позвоните в банк.`,
      en: `Tulpar: a wrong code to restore your password was entered 10 times in a row. Restoring is on hold until ${moment}. If it was not you, call the bank at once.`,
      kg: `Тулпар: сырсөздү калыбына келтирүү коду катары менен 10 жолу туура эмес киргизилди. Калыбына келтирүү токтотулду. Кайра ачылат: ${moment}. Эгер бул сиз болбосоңуз, дароо банкка чалыңыз.`,
      cn: `Tulpar：重置密码的验证码连续输错 10 次。重置已暂停至 ${moment}。如非本人操作，请立即致电银行。`,
    },
  };
  return words[what][language];
}
