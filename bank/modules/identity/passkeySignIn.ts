import { sql } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { failureWith, refusedUntil } from '../../../src/application/operations/failureWith';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { PasskeyProof } from '../../../src/domain/user/Passkey';
import type { CodeChecker } from '../../confirmations/CodeChecker';
import { firstCodeRefusal } from '../../confirmations/subjectCodes';
import type { BankServices } from '../../kernel/BankServices';
import type { Call } from '../../kernel/Call';
import type { PasskeySite } from '../../kernel/addressSettings';
import { recordAuthentication, signInEvent } from './audit';
import { entryRefusal } from './bankStatus';
import type { EntryRefusal } from './bankStatus';
import { readClientData } from './passkeyAnswers';
import { newChallenge, PASSKEY_CHALLENGE_SECONDS, takeChallenge } from './passkeyChallenges';
import { beginningSignIn } from './pendingSignIns';
import { checkPasskey, passkeyUsed } from './provenPasskey';
import { recordRefusedSignIn } from './refusedSignIn';
import { openSession } from './sessions';
import type { Grant } from './sessions';
import { returnSignInTry, takeSignInTry } from './signInSources';
import { countTry, forgetTries } from './signInTries';
import type { Candidate } from './signInTries';

interface BegunPasskeySignIn {
  /** In base64url. */
  readonly challenge: string;
  readonly rpid: string;
  readonly validseconds: number;
}

/** Makes the challenge a passkey signs to sign in. */
export async function beginPasskeySignIn(
  call: Call,
  bank: BankServices,
): Promise<Result<BegunPasskeySignIn, Failure<AuthenticationFailureCodeOf<'beginPasskeySignIn'>>>> {
  const site = bank.configuration.passkeySite;
  if (site === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const challenge = await newChallenge(bank.database.kysely, { purpose: 'signIn' }, call.now);
  return success({ challenge, rpid: site.id, validseconds: PASSKEY_CHALLENGE_SECONDS });
}

type Refused = Failure<AuthenticationFailureCodeOf<'signInWithPasskey'> | 'TOO_MANY_REQUESTS' | EntryRefusal>;

/**
 * Signs a user in by a challenge that a passkey has signed: the key stands for the password, the verification of the user on the device for
 * the code (docs/adr/0194). A try counts as one of a password does, for its network and for the login of the passkey, and a browser that is
 * blocked or not allowed for a password is so for a passkey. The challenge is used up by the first answer, right or wrong.
 */
export async function signInWithPasskey(
  proof: PasskeyProof,
  call: Call,
  bank: BankServices,
): Promise<Result<Grant, Refused>> {
  const site = bank.configuration.passkeySite;
  if (site === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const freeAt = await takeSignInTry(call, bank);
  const early =
    freeAt === undefined ? await unansweredRefusal(proof, call, bank) : refusedUntil('TOO_MANY_REQUESTS', freeAt);
  const login = early === undefined ? await loginOf(proof, bank) : undefined;
  if (login === undefined) {
    const failure = early ?? ({ code: 'PASSKEY_UNKNOWN' } as const);
    const refused = { event: 'PASSKEY_SIGN_IN', result: failure.code, candidate: undefined } as const;
    await recordRefusedSignIn(bank.database.kysely, refused, call);
    return refusal(failure);
  }
  const { candidate, isBlocked } = await countTry(login, call, bank);
  if (candidate === undefined) {
    return refusal({ code: 'PASSKEY_UNKNOWN' });
  }
  return beginningSignIn(candidate, { call, bank }, async (checker) => {
    const outcome = await decide(checker, { proof, candidate, isBlocked, site, call });
    if (!outcome.ok) {
      const result = outcome.failure.code;
      const notice = NOTICES[result];
      await recordRefusedSignIn(checker.connection, { event: 'PASSKEY_SIGN_IN', result, candidate, notice }, call);
    }
    return outcome;
  });
}

const NOTICES: Readonly<Partial<Record<Refused['code'], 'passkeyBrowserRefused' | 'passkeyCopied'>>> = {
  BROWSER_NOT_ALLOWED: 'passkeyBrowserRefused',
  PASSKEY_COPIED: 'passkeyCopied',
};

/** Uses the challenge up; the reason the answer is none to a challenge of this bank. */
async function unansweredRefusal(
  { clientData }: PasskeyProof,
  call: Call,
  bank: BankServices,
): Promise<Failure<'PASSKEY_NOT_VALID' | 'PASSKEY_CHALLENGE_EXPIRED'> | undefined> {
  const written = readClientData(clientData);
  if (written === undefined) {
    return { code: 'PASSKEY_NOT_VALID' };
  }
  const taken = { use: { purpose: 'signIn' }, now: call.now } as const;
  const isTaken = await takeChallenge(bank.database.kysely, written.challenge, taken);
  return isTaken ? undefined : { code: 'PASSKEY_CHALLENGE_EXPIRED' };
}

/** Login of the user a passkey belongs to. */
async function loginOf({ credentialId }: PasskeyProof, bank: BankServices): Promise<string | undefined> {
  const found = await bank.database.kysely
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .select('app_user.login')
    .where('passkey.credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .executeTakeFirst();
  return found?.login;
}

interface CountedProof {
  readonly proof: PasskeyProof;
  readonly candidate: Candidate;
  readonly isBlocked: boolean;
  readonly site: PasskeySite;
  readonly call: Call;
}

/** The row of the user is locked before that of the passkey, as where a passkey is removed. */
async function decide(checker: CodeChecker, counted: CountedProof): Promise<Result<Grant, Refused>> {
  const { connection, bank } = checker;
  const { proof, candidate, site, call } = counted;
  const blocked = await entryRefusal(connection, candidate.id);
  const checked = { userId: candidate.id.toString(), site, secrets: bank.secrets };
  const proven =
    proof.userHandle === ''
      ? refusal({ code: 'PASSKEY_NOT_VALID' as const })
      : await checkPasskey(connection, proof, checked);
  if (!proven.ok) {
    return proven;
  }
  const refused = blocked === undefined ? await rightRefusal(checker, counted) : ({ code: blocked } as const);
  if (refused !== undefined) {
    return refusal(refused);
  }
  await passkeyUsed(connection, proven.value, call.now);
  return success(await open(checker, counted));
}

/** Reason a user whose passkey is right may not sign in now, or not from this browser. */
async function rightRefusal(
  checker: CodeChecker,
  { candidate, isBlocked, call }: CountedProof,
): Promise<Failure<'TOO_MANY_REQUESTS' | 'BROWSER_NOT_ALLOWED' | 'CONFIRMATIONS_ON_HOLD'> | undefined> {
  const { connection } = checker;
  if (candidate.device_id === null && candidate.known_devices_only) {
    return { code: 'BROWSER_NOT_ALLOWED' };
  }
  if (candidate.device_id !== null && isBlocked) {
    const { rows } = await sql<{ blocked_until: Instant | null }>`
      select blocked_until from known_device where id = ${candidate.device_id}`.execute(connection);
    return refusedUntil('TOO_MANY_REQUESTS', rows[0]?.blocked_until ?? call.now);
  }
  const held = await firstCodeRefusal(checker, candidate.id.toString());
  return held?.code === 'CONFIRMATIONS_ON_HOLD' ? failureWith(held.code, held.data) : undefined;
}

/** A block of the login by tries from elsewhere stays, as after a sign-in with a code; the tries counted for this browser are forgotten. */
async function open(checker: CodeChecker, { candidate, isBlocked, call }: CountedProof): Promise<Grant> {
  const { connection } = checker;
  if (!isBlocked) {
    await forgetTries(connection, candidate);
  }
  await connection.updateTable('app_user').set({ blocks_in_a_row: 0 }).where('id', '=', candidate.id).execute();
  await returnSignInTry(connection, call);
  const session = await openSession(connection, { userId: candidate.id, stage: 'active' }, call);
  await recordAuthentication(connection, {
    ...signInEvent(call, candidate),
    event: 'PASSKEY_SIGN_IN',
    result: 'SUCCESS',
    sessionId: session.sessionid,
  });
  return session;
}
