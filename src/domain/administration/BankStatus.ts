import type { LocalizedText } from '../language/Language';
import type { Instant } from '../time/Instant';

/** `none` lets everybody sign in, `block` administrators only. */
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
  /** Login of the administrator; `undefined` while nobody has changed it. */
  readonly changedBy: string | undefined;
}

/** Change of the status over the version the administrator has seen. */
export interface BankStatusChange extends BankStatus {
  readonly dataVersion: bigint;
}

/** Act of an administrator in the audit trail. */
export interface AdministratorAct {
  readonly id: string;
  readonly at: Instant;
  /** Login of the administrator. */
  readonly by: string;
  readonly before: BankStatus;
  readonly after: BankStatus;
}

/** Edition of a directory, and its origin. */
export interface DirectoryEdition {
  readonly name: string;
  readonly dataVersion: bigint;
  readonly changedAt: Instant;
  /** Login or role that has made it. */
  readonly changedBy: string;
}

/** True when a banner that is shown says something in every language. */
export function isCompleteStatus({ text, showsText }: BankStatus): boolean {
  return !showsText || [text.ru, text.en, text.kg, text.cn].every((one) => one.trim() !== '');
}
