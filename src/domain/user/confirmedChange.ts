import type { Language, LocalizedText } from '../language/Language';
import { LANGUAGES } from '../language/Language';
import type { LimitAmounts } from '../limit/CustomerLimit';
import type { TransferCode } from '../movements/movements';
import { LIMIT_NAMES } from '../limit/limitNames';
import { formatMoney } from '../money/formatAmount';
import type { OtpType } from './ProfileChange';

/** One value that takes the place of another. */
interface Replaced<Value> {
  readonly from: Value;
  readonly to: Value;
}

/**
 * A change of the profile as the message with its code names it. Secrets are no part of it; texts are as they may be shown on a
 * locked telephone, masked where they are personal, and empty where there was nothing.
 */
export type ConfirmedChange =
  | { readonly part: 'password' }
  | ({ readonly part: 'username' | 'email' | 'passport' } & Replaced<string>)
  | ({ readonly part: 'authType' } & Replaced<OtpType>)
  /** The same question twice when only its answer is another. */
  | ({ readonly part: 'securityQuestion' } & Replaced<LocalizedText | undefined>)
  | { readonly part: 'knownDevices'; readonly onlyKnown: boolean }
  | ({ readonly part: 'limit'; readonly transferCode: TransferCode } & Replaced<LimitAmounts>);

/** Words of a message for what its code confirms, from the old value to the new one, in the form the sentence needs. */
export function confirmedChangeText(change: ConfirmedChange): LocalizedText {
  const isOldQuestion = change.part === 'securityQuestion' && change.from === change.to;
  const kind = isOldQuestion ? 'answer' : change.part;
  return inEveryLanguage((language) => {
    const asked = ASKED[kind][language];
    const values = isOldQuestion ? '' : valuesOf(change, language);
    const [opening, closing] = language === 'cn' ? ['（', '）'] : [' (', ')'];
    return values === '' ? asked : `${asked}${opening}${values}${closing}`;
  });
}

/** A text for each language, made of what it says in that language. */
function inEveryLanguage(textIn: (language: Language) => string): LocalizedText {
  const [ru = '', en = '', kg = '', cn = ''] = LANGUAGES.map(textIn);
  return { ru, en, kg, cn };
}

const ASKED: Readonly<Record<ConfirmedChange['part'] | 'answer', LocalizedText>> = {
  password: { ru: 'смены пароля', en: 'to change your password', kg: 'сырсөздү өзгөртүү', cn: '修改密码' },
  username: { ru: 'смены логина', en: 'to change your login', kg: 'логинди өзгөртүү', cn: '修改用户名' },
  securityQuestion: {
    ru: 'смены контрольного вопроса',
    en: 'to change your security question',
    kg: 'текшерүү суроосун өзгөртүү',
    cn: '修改安全问题',
  },
  answer: {
    ru: 'смены ответа на контрольный вопрос',
    en: 'to change the answer to your security question',
    kg: 'текшерүү суроосунун жообун өзгөртүү',
    cn: '修改安全问题的答案',
  },
  email: {
    ru: 'смены адреса почты',
    en: 'to change your e-mail address',
    kg: 'почта дарегин өзгөртүү',
    cn: '更改邮箱',
  },
  passport: {
    ru: 'изменения паспортных данных',
    en: 'to change your passport data',
    kg: 'паспорт маалыматын өзгөртүү',
    cn: '修改证件资料',
  },
  limit: {
    ru: 'изменения лимита',
    en: 'to change a limit',
    kg: 'лимитти өзгөртүү',
    cn: '更改限额',
  },
  knownDevices: {
    ru: 'настройки входа',
    en: 'to change which browsers may sign in',
    kg: 'кирүүнү жөндөө',
    cn: '更改允许登录的浏览器',
  },
  authType: {
    ru: 'смены способа подтверждения',
    en: 'to change how you confirm',
    kg: 'ырастоо жолун өзгөртүү',
    cn: '修改验证方式',
  },
};

const NONE: LocalizedText = { ru: 'нет', en: 'none', kg: 'жок', cn: '无' };

const WAYS: Readonly<Record<OtpType, LocalizedText>> = {
  SMS: { ru: 'код из SMS', en: 'code by SMS', kg: 'SMS-код', cn: '短信验证码' },
  TOTP: { ru: 'приложение-аутентификатор', en: 'authenticator app', kg: 'аутентификатор тиркемеси', cn: '验证器应用' },
  TOKEN: { ru: 'токен', en: 'token', kg: 'токен', cn: '令牌' },
};

const ANY_BROWSER: LocalizedText = { ru: 'любые браузеры', en: 'any', kg: 'каалаган браузер', cn: '所有浏览器' };
const KNOWN_BROWSERS: LocalizedText = {
  ru: 'только известные браузеры',
  en: 'known ones only',
  kg: 'белгилүү браузерлер гана',
  cn: '仅已知浏览器',
};

/** Periods a limit counts over, in the order of the form. */
const PERIODS = [
  ['maximum', { ru: 'за раз', en: 'per transfer', kg: 'бир жолу', cn: '单笔' }],
  ['daily', { ru: 'за день', en: 'per day', kg: 'күнүнө', cn: '每日' }],
  ['monthly', { ru: 'за месяц', en: 'per month', kg: 'айына', cn: '每月' }],
] as const satisfies readonly (readonly [keyof LimitAmounts, LocalizedText])[];

function valuesOf(change: ConfirmedChange, language: Language): string {
  switch (change.part) {
    case 'password':
      return '';
    case 'username':
    case 'email':
    case 'passport':
      return arrow([change.from, change.to].map((value) => (value === '' ? NONE[language] : value)));
    case 'authType':
      return arrow([WAYS[change.from][language], WAYS[change.to][language]]);
    case 'securityQuestion':
      return arrow([change.from ?? NONE, change.to ?? NONE].map((question) => question[language]));
    case 'knownDevices': {
      const values = [ANY_BROWSER[language], KNOWN_BROWSERS[language]];
      return arrow(change.onlyKnown ? values : values.toReversed());
    }
    case 'limit':
      return limitValues(change, language);
    default:
      return change satisfies never;
  }
}

/** Only the amounts that become others: a message is read on a telephone. */
function limitValues({ transferCode, from, to }: ConfirmedLimit, language: Language): string {
  const amounts = PERIODS.filter(([part]) => from[part].minor !== to[part].minor).map(
    ([part, period]) => `${period[language]} ${arrow([from[part], to[part]].map((sum) => formatMoney(sum, language)))}`,
  );
  const [colon, comma] = language === 'cn' ? ['：', '，'] : [': ', ', '];
  const name = LIMIT_NAMES[transferCode][language];
  return amounts.length === 0 ? name : `${name}${colon}${amounts.join(comma)}`;
}

type ConfirmedLimit = Extract<ConfirmedChange, { readonly part: 'limit' }>;

function arrow(values: readonly string[]): string {
  return values.join(' → ');
}
