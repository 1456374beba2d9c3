import { registration as cn } from '../../locales/cn/messages.json';
import { registration as en } from '../../locales/en/messages.json';
import { registration as kg } from '../../locales/kg/messages.json';
import { registration as ru } from '../../locales/ru/messages.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { filled } from '../language/template';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Credentials for the first sign-in of a new user. */
export interface FirstCredentials {
  readonly login: string;
  readonly password: string;
}

/** SMS with the login and a one-time password after a registration by card; the password is valid for three days. */
export function registeredSmsText({ login, password }: FirstCredentials, language: Language): string {
  return filled(TEXTS.registered[language], { login, password });
}

/** SMS to a person who registers and is registered already. */
export function alreadyRegisteredSmsText(login: string, language: Language): string {
  return filled(TEXTS.alreadyRegistered[language], { login });
}
