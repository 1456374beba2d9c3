import type { Kysely } from 'kysely';

import { signInNoticeText } from '../../../src/domain/user/securityMessages';
import type { SignInNotice } from '../../../src/domain/user/securityMessages';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { queueMessage } from '../../networks/messages';
import { recordAuthentication, signInEvent } from './audit';
import type { AuthenticationEvent } from './audit';
import { FAILURES_BEFORE_BLOCK } from './signInTries';
import type { Candidate } from './signInTries';

/** A try to sign in that is refused. */
interface RefusedSignIn {
  readonly event: Extract<AuthenticationEvent['event'], 'SIGN_IN' | 'PASSKEY_SIGN_IN'>;
  /** Code of the failure. */
  readonly result: string;
  /** User of the login or of the passkey; `undefined` for an unknown one. */
  readonly candidate: Candidate | undefined;
  /** Notice the refusal itself causes. */
  readonly notice?: SignInNotice | undefined;
}

/**
 * Records a failed sign-in. The user is notified once when a block begins, and of what the caller names; the count of tries keeps the
 * notices to a few. The answer reveals none of this.
 */
export async function recordRefusedSignIn(
  connection: Kysely<Tables>,
  { event, result, candidate, notice }: RefusedSignIn,
  call: Call,
): Promise<void> {
  await recordAuthentication(connection, {
    ...signInEvent(call),
    event,
    result,
    userId: candidate?.id.toString(),
  });
  const due = notice ?? (candidate && noticeOfBlock(candidate));
  if (candidate !== undefined && due !== undefined) {
    const recipient = { userId: candidate.id.toString(), phone: candidate.phone };
    await queueMessage(connection, recipient, { text: signInNoticeText(due, candidate.language), now: call.now });
  }
}

function noticeOfBlock(candidate: Candidate): SignInNotice | undefined {
  if (candidate.failed_tries !== FAILURES_BEFORE_BLOCK) {
    return undefined;
  }
  return candidate.device_id === null ? 'newBrowsersBlocked' : 'knownBrowserBlocked';
}
