import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from '../kernel/BankServices';
import type { Tables } from '../db/Tables';
import type { CodeOwner } from './codeOwner';
import { holdFailure } from './confirmationHold';
import { codeHash } from './oneTimeCodes';
import type { CodeSubject } from './oneTimeCodes';

type GuessRefusal = 'CONFIRMATIONS_ON_HOLD' | 'OTP_TRIES_LIMIT_EXCEEDED' | 'INCORRECT_OTP';
type CodeRefusal = GuessRefusal | 'OTP_EXPIRED' | 'OTP_REPLACED';

/** Verdict on a code of a device. */
export type GuessVerdict = Result<undefined, Failure<GuessRefusal>>;

/** Verdict on a code that was sent, which can expire and be replaced. */
export type CodeVerdict = Result<undefined, Failure<CodeRefusal>>;

interface VerdictRow<Code extends CodeRefusal> {
  readonly refusal: Code | null;
  readonly tries_remaining: number | null;
}

/** Owner of the codes to check, and the moment of the check. */
interface CheckedOwner {
  readonly owner: CodeOwner;
  readonly now: Instant;
}

/** A code that is checked by a device's seed, outside the database. */
interface Guess {
  readonly subject: CodeSubject;
  readonly isRight: () => Promise<boolean>;
  /** True for a code of the user's present factor: only such a code proves that the owner is present. */
  readonly isFactor: boolean;
}

/** Digest of a code that confirms nothing beyond its subject. */
const NO_DIGEST = Buffer.alloc(0);

/**
 * Checks the codes of one owner, one after another over all sessions and processes: wrong ones are counted over everything that is
 * confirmed, and the tenth in a row begins a hold (docs/adr/0079). There is no other way to check a code in a transaction of the bank;
 * the ledger checks codes of money movements (`confirm_operations`) under the same lock.
 */
export class CodeChecker {
  readonly now: Instant;
  private readonly owner: CodeOwner;

  private constructor(
    readonly connection: Kysely<Tables>,
    readonly bank: BankServices,
    { owner, now }: CheckedOwner,
  ) {
    this.now = now;
    this.owner = owner;
  }

  /** Runs a transaction in which codes of the owner are checked. The lock comes first, before any row is locked. */
  static transaction<Outcome>(
    bank: BankServices,
    checked: CheckedOwner,
    work: (checker: CodeChecker) => Promise<Outcome>,
  ): Promise<Outcome> {
    return bank.database.kysely.transaction().execute(async (connection) => {
      await sql`select lock_wrong_codes(${checked.owner.kind}, ${checked.owner.id}::bigint)`.execute(connection);
      return work(new CodeChecker(connection, bank, checked));
    });
  }

  /** Checks a code that was sent and uses it up. */
  async check(subject: CodeSubject, code: string): Promise<CodeVerdict> {
    const { rows } = await sql<VerdictRow<CodeRefusal>>`
      select refusal, tries_remaining from check_code(${subject.kind}, ${subject.id}::bigint,
        ${codeHash(this.bank.secrets, subject, code)}, ${subject.digest ?? NO_DIGEST}, ${new Date(this.now)}, true,
        ${this.owner.kind}, ${this.owner.id}::bigint, ${this.owner.sessionId ?? null}::bigint)`.execute(
      this.connection,
    );
    const row = rows[0];
    if (row === undefined) {
      throw new Error('check_code answered nothing');
    }
    return row.refusal === null
      ? success(undefined)
      : refusal(await this.failureOf(row.refusal, row.tries_remaining ?? 0));
  }

  /** The same for a code of a device. Nothing is checked while the owner is on hold or the subject has no tries left. */
  async guess({ subject, isRight, isFactor }: Guess): Promise<GuessVerdict> {
    const { rows } = await sql<VerdictRow<GuessRefusal>>`
      select refusal, tries_remaining from begin_guess(${this.owner.kind}, ${this.owner.id}::bigint, ${subject.kind},
        ${subject.id}::bigint, ${new Date(this.now)})`.execute(this.connection);
    const begun = rows[0];
    if (begun === undefined) {
      throw new Error('begin_guess answered nothing');
    }
    if (begun.refusal !== null) {
      return refusal(await this.failureOf(begun.refusal, 0));
    }
    if (await isRight()) {
      if (isFactor) {
        await sql`select forget_wrong_codes(${this.owner.kind}, ${this.owner.id}::bigint)`.execute(this.connection);
      }
      return success(undefined);
    }
    const counted = await sql<{ remaining: number }>`
      select count_wrong_code(${this.owner.kind}, ${this.owner.id}::bigint, ${this.owner.sessionId ?? null}::bigint,
        ${new Date(this.now)}) as remaining`.execute(this.connection);
    const ofOwner = counted.rows[0]?.remaining ?? 0;
    const ofSubject = begun.tries_remaining ?? 0;
    const code =
      ofOwner === 0 ? 'CONFIRMATIONS_ON_HOLD' : ofSubject === 0 ? 'OTP_TRIES_LIMIT_EXCEEDED' : 'INCORRECT_OTP';
    return refusal(await this.failureOf(code, Math.min(ofOwner, ofSubject)));
  }

  /** True while the codes of the owner are on hold. */
  async isOnHold(): Promise<boolean> {
    const { rows } = await sql<{ until: Instant | null }>`
      select codes_held_until(${this.owner.kind}, ${this.owner.id}::bigint, ${new Date(this.now)}) as until`.execute(
      this.connection,
    );
    return (rows[0]?.until ?? null) !== null;
  }

  /** Failure for an owner on hold; the customer is notified of the hold the first time. */
  holdFailure(): Promise<Failure<'CONFIRMATIONS_ON_HOLD'>> {
    return holdFailure(this, this.owner);
  }

  private async failureOf<Code extends CodeRefusal>(
    code: Code,
    triesLeft: number,
  ): Promise<Failure<Code | 'CONFIRMATIONS_ON_HOLD'>> {
    if (code === 'CONFIRMATIONS_ON_HOLD') {
      return this.holdFailure();
    }
    return code === 'INCORRECT_OTP' ? { code, data: { triesLeft: triesLeft.toString() } } : { code };
  }
}
