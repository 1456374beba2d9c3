import { createHash, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/** Time in seconds in which a challenge may be answered. */
export const PASSKEY_CHALLENGE_SECONDS = 300;

const CHALLENGE_BYTES = 32;

/** Purpose of a challenge, with its user and session; an answer for another one is refused. */
export type ChallengeUse =
  | { readonly purpose: 'signIn' }
  | { readonly purpose: 'registration'; readonly userId: string; readonly sessionId: string }
  | ConfirmationUse;

/** A confirmation is bound to all that is agreed on in the operation: its digest. */
interface ConfirmationUse {
  readonly purpose: 'confirmation';
  readonly userId: string;
  readonly sessionId: string;
  readonly operationId: OperationId;
  readonly digest: Buffer;
}

/** Makes a challenge, in base64url, and stores its hash. */
export async function newChallenge(connection: Kysely<Tables>, use: ChallengeUse, now: Instant): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await connection
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: digestOf(challenge),
      purpose: use.purpose,
      ...boundOf(use),
      created_at: new Date(now),
      expires_at: new Date(now + PASSKEY_CHALLENGE_SECONDS * 1000),
    })
    .execute();
  return challenge;
}

/**
 * Uses a challenge up; true when it was made for this use and its time is not over. Of several answers to one challenge, in whichever
 * processes, only the first deletes its row.
 */
export async function takeChallenge(
  connection: Kysely<Tables>,
  challenge: string,
  { use, now }: { readonly use: ChallengeUse; readonly now: Instant },
): Promise<boolean> {
  const { user_id: userId, bound_to: boundTo } = boundOf(use);
  const taken = await connection
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', digestOf(challenge))
    .where('purpose', '=', use.purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('bound_to', 'is not distinct from', boundTo)
    .returning('expires_at')
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > now;
}

function boundOf(use: ChallengeUse): { readonly user_id: bigint | null; readonly bound_to: Buffer | null } {
  if (use.purpose === 'signIn') {
    return { user_id: null, bound_to: null };
  }
  const session = `session ${use.sessionId}`;
  const bound =
    use.purpose === 'registration' ? session : `${session} operation ${use.operationId} ${use.digest.toString('hex')}`;
  return { user_id: BigInt(use.userId), bound_to: digestOf(bound) };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
