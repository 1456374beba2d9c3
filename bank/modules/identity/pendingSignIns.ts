import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { SignInState } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { CodeChecker } from '../../confirmations/CodeChecker';
import { userOwner } from '../../confirmations/codeOwner';
import type { SignInCodeDelivery } from './signInCodes';
import type { Candidate } from './signInTries';
import { firstCodeRefusal } from '../../confirmations/subjectCodes';

/** Largest number of unfinished sign-ins of one user within a quarter of an hour: each brings a message and five tries. */
const UNFINISHED_SIGN_INS = 10;
const UNFINISHED_WITHIN_MS = 15 * 60 * 1000;

/** Answer of a sign-in whose code is still to come. */
export interface PendingSignIn extends SignInCodeDelivery {
  readonly sessionkey: string;
  readonly sessionid: string;
  readonly state: SignInState;
  readonly securityquestionid: string;
  /** True when the login is blocked; a wrong password gets the same answer (docs/adr/0014). */
  readonly guarded: boolean;
}

/** Session id of a sign-in that has no session yet. */
const NO_SESSION = '0';

/** Runs the transaction that opens a session for a user whose password was right. */
export function beginningSignIn<Outcome>(
  candidate: Candidate,
  { call, bank }: { readonly call: Call; readonly bank: BankServices },
  work: (checker: CodeChecker) => Promise<Outcome>,
): Promise<Outcome> {
  const owner = userOwner({ userId: candidate.id.toString(), sessionId: NO_SESSION });
  return CodeChecker.transaction(bank, { owner, now: call.now }, work);
}

/** Reason a user cannot begin another sign-in now, even with the right password; `undefined` when there is none. */
export async function pendingRefusal(
  checker: CodeChecker,
  { id }: Candidate,
): Promise<Failure<'MAX_OTP_TRIES' | 'CONFIRMATIONS_ON_HOLD' | 'OTP_MESSAGES_LIMIT_EXCEEDED'> | undefined> {
  return (await unfinishedRefusal(checker.connection, id, checker.now)) ?? firstCodeRefusal(checker, id.toString());
}

/** Refusal of another sign-in while a user has the number of unfinished ones, until the oldest of them leaves the window. */
export async function unfinishedRefusal(
  connection: Kysely<Tables>,
  userId: bigint,
  now: Instant,
): Promise<Failure<'MAX_OTP_TRIES'> | undefined> {
  const { rows } = await sql<{ created_at: Instant }>`
    select created_at from session
     where user_id = ${userId} and stage = 'secondFactor' and created_at > ${new Date(now - UNFINISHED_WITHIN_MS)}
     order by created_at desc offset ${UNFINISHED_SIGN_INS - 1} limit 1`.execute(connection);
  const [oldest] = rows;
  return oldest && refusedUntil('MAX_OTP_TRIES', oldest.created_at + UNFINISHED_WITHIN_MS);
}
