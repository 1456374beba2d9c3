import { createHmac, randomInt } from 'node:crypto';

import type { CodeSubjectKind } from '../db/Tables';
import type { Secrets } from '../kernel/Secrets';
import { digitsOf } from '../../src/domain/text/identifiers';

/** Subject a code confirms; the same six digits for another subject have another hash. */
export interface CodeSubject {
  readonly kind: CodeSubjectKind;
  readonly id: string;
  /** Digest of the exact content that is confirmed, where the content could change: another digest makes the code wrong. */
  readonly digest?: Buffer;
}

const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** Six random digits. */
export function generateCode(): string {
  return randomInt(CODES).toString().padStart(CODE_DIGITS, '0');
}

/** Keyed hash stored in place of a code: without the bank's secret its million possibilities cannot be tried out. */
export function codeHash(secrets: Secrets, subject: CodeSubject, code: string): Buffer {
  return createHmac('sha256', secrets.hashKey).update(`${subject.kind}:${subject.id}:${code}`).digest();
}

const VISIBLE_DIGITS = 4;

/** An e-mail address as it may be shown before sign-in is complete: `a***@mail.example`; empty stays empty. */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** A phone number as it may be shown before sign-in is complete: `+996 *** ** 12 34`. */
export function maskedPhone(phone: string): string {
  const digits = digitsOf(phone);
  const last = digits.slice(-VISIBLE_DIGITS);
  return `+${digits.slice(0, 3)} *** ** ${last.slice(0, 2)} ${last.slice(2)}`;
}
