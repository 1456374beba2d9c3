import type { Kysely } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { PasskeyProof } from '../../../src/domain/user/Passkey';
import type { Tables } from '../../db/Tables';
import type { PasskeySite } from '../../kernel/addressSettings';
import type { Secrets } from '../../kernel/Secrets';
import { checkProof, readClientData } from './passkeyAnswers';
import { userHandleOf } from './passkeys';

/** User whose passkey must have signed, and the bank that checks it. */
interface Checked {
  readonly userId: string;
  readonly site: PasskeySite;
  readonly secrets: Secrets;
}

/** Row and counts of a passkey that has signed. */
interface SignedWith {
  readonly id: bigint;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

type NotProven = Failure<
  'PASSKEY_UNKNOWN' | 'PASSKEY_NOT_VALID' | 'PASSKEY_FOREIGN_ORIGIN' | 'PASSKEY_USER_NOT_VERIFIED' | 'PASSKEY_COPIED'
>;

/**
 * Checks the signature of a user's passkey over a challenge that was taken before, and locks the passkey. The handle of the user is absent
 * from the answer of a device that was asked for certain passkeys.
 */
export async function checkPasskey(
  connection: Kysely<Tables>,
  proof: PasskeyProof,
  { userId, site, secrets }: Checked,
): Promise<Result<SignedWith, NotProven>> {
  const passkey = await connection
    .selectFrom('passkey')
    .select(['id', 'public_key', 'counter'])
    .where('credential_id', '=', Buffer.from(proof.credentialId, 'base64url'))
    .where('user_id', '=', BigInt(userId))
    .forUpdate()
    .executeTakeFirst();
  if (passkey === undefined) {
    return refusal({ code: 'PASSKEY_UNKNOWN' });
  }
  const challenge = readClientData(proof.clientData)?.challenge ?? '';
  const stored = { credentialId: proof.credentialId, publicKey: passkey.public_key };
  const proven = await checkProof(proof, { challenge, passkey: stored }, site);
  if (!proven.ok) {
    return proven;
  }
  if (proof.userHandle !== '' && proof.userHandle !== userHandleOf(secrets, userId)) {
    return refusal({ code: 'PASSKEY_NOT_VALID' });
  }
  return isCopied(passkey.counter, proven.value.counter)
    ? refusal({ code: 'PASSKEY_COPIED' })
    : success({ id: passkey.id, ...proven.value });
}

/** Keeps the count of a passkey that was used. */
export async function passkeyUsed(
  connection: Kysely<Tables>,
  { id, counter, isBackedUp }: SignedWith,
  now: Instant,
): Promise<void> {
  await connection
    .updateTable('passkey')
    .set({ counter: BigInt(counter), is_backed_up: isBackedUp, last_used_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

/** A device that counts its signatures counts on; one that counts none always sends 0 (WebAuthn, section 7.2). */
function isCopied(stored: bigint, sent: number): boolean {
  return (stored > 0n || sent > 0) && BigInt(sent) <= stored;
}
