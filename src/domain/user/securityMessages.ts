import { security as cn } from '../../locales/cn/messages.json';
import { security as en } from '../../locales/en/messages.json';
import { security as kg } from '../../locales/kg/messages.json';
import { security as ru } from '../../locales/ru/messages.json';
import type { Language, LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { paragraph } from '../language/sentences';
import { filled } from '../language/template';
import { formatDateTime } from '../time/format';
import type { Instant } from '../time/Instant';
import type { ChangedPart } from './ProfileChange';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** SMS with the code for signing in. */
export function signInSmsText(code: string, language: Language): string {
  return filled(TEXTS.codes.signIn[language], { code });
}

/** SMS with the code for restoring a password. */
export function restoreSmsText(code: string, language: Language): string {
  return filled(TEXTS.codes.restore[language], { code });
}

/**
 * SMS with the code for a change of the profile, of an account, a card or a wallet. The subject is the text that follows “code” in each
 * language and names the change, so that the customer does not give the code away for something else.
 */
export function changeSmsText(code: string, subject: LocalizedText, language: Language): string {
  return filled(TEXTS.codes.change[language], { code, asked: subject[language] });
}

/** Changes the customer is notified of; the last three are made without a confirmation code of their own. */
export type NotifiedChange = ChangedPart | 'codeWord' | 'pin' | 'passkeyRemoved';

/** Notification of a change of security settings, sent to the contact known before the change (reliability: S5). */
export function securityNoticeText(part: NotifiedChange, language: Language): string {
  return paragraph([TEXTS.changes[part][language], TEXTS.advice[language]], language);
}

/** Text of a message to a user whose access an administrator of the bank has blocked or opened; the reason is not in it. */
export function accessNoticeText(changed: 'blocked' | 'unblocked', language: Language): string {
  return TEXTS.access[changed][language];
}

/**
 * Notice about sign-in attempts: a block has begun, the right password or a passkey came from a browser that is not allowed to sign in, or
 * a passkey seems to have been copied.
 */
export type SignInNotice =
  'newBrowsersBlocked' | 'knownBrowserBlocked' | 'unknownBrowserRefused' | 'passkeyBrowserRefused' | 'passkeyCopied';

/** Text of a notice about sign-in attempts; a block causes one. */
export function signInNoticeText(notice: SignInNotice, language: Language): string {
  return paragraph([TEXTS.signIn[notice][language], TEXTS.advice[language]], language);
}

/** Hold after wrong codes in a row: the suspended actions and the end of the hold. */
export interface Hold {
  readonly what: 'confirmations' | 'restore';
  readonly until: Instant;
}

/** Text of the notice of a hold; it is sent by SMS, because the page may be in the hands of the person guessing the codes. */
export function holdNoticeText({ what, until }: Hold, language: Language): string {
  return filled(TEXTS.hold[what][language], { moment: formatDateTime(until, language) });
}
