import type { administration } from '../../../../../locales/ru/screens/administration.json';

/** Steps of a sign-in, and of what protects it, that have a name on the screen. */
export type LogEvent = keyof (typeof administration)['log']['events'];

const LOG_EVENTS = [
  'SIGN_IN',
  'SECOND_FACTOR',
  'CODE_RESENT',
  'SIGN_OUT',
  'RESTORE',
  'RESTORE_CODE',
  'RESTORE_ANSWER',
  'RESTORE_CONFIRMED',
  'SECOND_FACTOR_SHOWN',
  'PASSWORD_SET',
  'QUESTION_SET',
  'CODE_WORD_SET',
  'PIN_SET',
  'SCREEN_LOCKED',
  'SCREEN_UNLOCKED',
  'OTHER_SESSIONS_ENDED',
  'KNOWN_DEVICES_LIFTED',
  'QR_SCANNED',
  'QR_APPROVED',
  'QR_DECLINED',
  'QR_SIGN_IN',
  'PASSKEY_ADDED',
  'PASSKEY_RENAMED',
  'PASSKEY_REMOVED',
  'PASSKEY_CEILING_LOWERED',
  'PASSKEY_SIGN_IN',
  'REGISTRATION',
  'REGISTRATION_CONFIRMED',
] as const satisfies readonly LogEvent[];

export function isLogEvent(name: string): name is (typeof LOG_EVENTS)[number] {
  return LOG_EVENTS.some((event) => event === name);
}
