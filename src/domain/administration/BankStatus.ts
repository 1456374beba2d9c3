import { LANGUAGES } from '../language/Language';
import type { Language, LocalizedText } from '../language/Language';
import type { Instant } from '../time/Instant';

/** `none` lets all users sign in, `block` administrators only. */
export const BANK_BEHAVIORS = ['none', 'block'] as const;

export type BankBehavior = (typeof BANK_BEHAVIORS)[number];

export const MAX_BANNER_LENGTH = 500;

/** Announcement to every visitor, and the rule by which sign-ins are let in. */
export interface BankStatus {
  /** Text of the banner; a language without a text is shown that of the default language. */
  readonly text: LocalizedText;
  readonly showsText: boolean;
  readonly behavior: BankBehavior;
}

/** Status as administrators see it. */
export interface BankStatusSettings extends BankStatus {
  /** Rises with every change. */
  readonly dataVersion: bigint;
  readonly changedAt: Instant;
  /** Login of the administrator; `undefined` before the first change. */
  readonly changedBy: string | undefined;
}

/** Change of the status over the version the administrator has seen. */
export interface BankStatusChange extends BankStatus {
  readonly dataVersion: bigint;
}

interface Act {
  readonly id: string;
  readonly at: Instant;
  /** Login of the administrator. */
  readonly by: string;
}

/** Change of the status of the bank. */
export interface StatusAct extends Act {
  readonly kind: 'status';
  readonly before: BankStatus;
  readonly after: BankStatus;
}

export const USER_ACT_KINDS = ['userBlocked', 'userUnblocked'] as const;

/** Change of the access of a user. */
export interface UserAct extends Act {
  readonly kind: (typeof USER_ACT_KINDS)[number];
  readonly user: { readonly userId: string; readonly login: string };
  /** Reason of a block; empty for the end of one. */
  readonly reason: string;
}

/** Change made by an administrator, in the audit trail. */
export type AdministratorAct = StatusAct | UserAct;

/** Edition of a directory, and its origin. */
export interface DirectoryEdition {
  readonly name: string;
  readonly dataVersion: bigint;
  readonly changedAt: Instant;
  /** Login or role that has made it. */
  readonly changedBy: string;
}

/** Languages in which a banner that is shown says nothing yet. */
export function languagesWithoutText({ text, showsText }: Pick<BankStatus, 'text' | 'showsText'>): readonly Language[] {
  return showsText ? LANGUAGES.filter((language) => text[language].trim() === '') : [];
}

/** One thing an act of an administrator has changed. */
type StatusChange = 'blocked' | 'opened' | 'textShown' | 'textHidden' | 'textChanged';

/** Everything an act has changed, the rule of sign-ins first; a hidden text counts as well. */
export function changesBetween(before: BankStatus, after: BankStatus): readonly StatusChange[] {
  const isOtherText = LANGUAGES.some((language) => before.text[language] !== after.text[language]);
  return [
    ...(before.behavior === after.behavior
      ? []
      : [after.behavior === 'block' ? ('blocked' as const) : ('opened' as const)]),
    ...(before.showsText === after.showsText
      ? []
      : [after.showsText ? ('textShown' as const) : ('textHidden' as const)]),
    ...(isOtherText ? (['textChanged'] as const) : []),
  ];
}
