import type { Language } from '../language/Language';

type Words = Readonly<Record<Language, string>>;

/** Credentials for the first sign-in of a new user. */
export interface FirstCredentials {
  readonly login: string;
  readonly password: string;
}

/** SMS with the login and a one-time password after a registration by card; the password is valid for three days. */
export function registeredSmsText({ login, password }: FirstCredentials, language: Language): string {
  const words: Words = {
    ru: `Вы зарегистрированы в интернет-банке Тулпар. Логин ${login}, одноразовый пароль ${password} на 3 дня. Войдите и придумайте свой. Никому не сообщайте пароль, даже сотруднику банка. Если регистрируетесь не вы, позвоните в банк.`,
    en: `You are registered with Tulpar internet bank. Login ${login}, one-time password ${password} for 3 days. Sign in and choose your own. Never share it, not even with bank staff. If you did not register, call the bank.`,
    kg: `Сиз Тулпар интернет-банкына катталдыңыз. Логин ${login}, бир жолку сырсөз ${password}, 3 күн жарактуу. Кирип, өзүңүздүкүн ойлоп табыңыз. Сырсөздү эч кимге, банктын кызматкерине да айтпаңыз. Эгер сиз катталган жок болсоңуз, банкка чалыңыз.`,
    cn: `您已注册 Tulpar 网上银行。用户名 ${login}，一次性密码 ${password}，3 天内有效。请登录并设置自己的密码。切勿告诉任何人，包括银行员工。如非本人注册，请致电银行。`,
  };
  return words[language];
}

/** SMS to a person who registers and is registered already. */
export function alreadyRegisteredSmsText(login: string, language: Language): string {
  const words: Words = {
    ru: `Вы уже зарегистрированы в интернет-банке Тулпар. Ваш логин ${login}. Если забыли пароль, восстановите его на странице входа. Если регистрируетесь не вы, позвоните в банк.`,
    en: `You are already registered with Tulpar internet bank. Your login is ${login}. If you forgot the password, restore it on the sign-in page. If you did not try to register, call the bank.`,
    kg: `Сиз Тулпар интернет-банкына мурда катталгансыз. Логиниңиз ${login}. Сырсөздү унутсаңыз, аны кирүү барагында калыбына келтириңиз. Эгер сиз катталып жаткан жок болсоңуз, банкка чалыңыз.`,
    cn: `您已是 Tulpar 网上银行用户。您的用户名是 ${login}。如忘记密码，请在登录页面重置。如非本人注册，请致电银行。`,
  };
  return words[language];
}
