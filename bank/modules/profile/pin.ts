import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { NewPin, StepsLeft } from '../../../src/application/operations/onboarding';
import type { PinChangeRequest } from '../../../src/application/operations/security';
import type { Nothing } from '../../../src/application/operations/utilities';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Tables } from '../../db/Tables';
import {
  recordAuthentication,
  inHashingQueue,
  verifyPassword,
  checkPin,
  hashPin,
  pinRuleRefusal,
  unchangedPinRefusal,
} from '../identity';
import { queueSecurityNotice } from '../../networks/messages';
import { returnTries, takeTry } from '../../confirmations/subjectCodes';
import { tellUserDataChanged } from '../notifications';
import type { CallContext } from '../../kernel/Handler';
import { closeStep } from '../identity';

/** Stores the PIN of the first login, once: a later PIN needs a secret. Throws QueueFull. */
export async function setPin(
  { pin }: NewPin,
  context: CallContext,
): Promise<Result<StepsLeft, Failure<FailureCodeOf<'SET_PIN'>>>> {
  const user = await readUser(context);
  if (!user.steps_left.includes('pin')) {
    return refusal({ code: 'PIN_ALREADY_SET' });
  }
  const broken = pinRuleRefusal({ pin, phone: user.phone });
  if (broken !== undefined) {
    return refusal(broken);
  }
  const hash = await hashPin(pin);
  return context.bank.database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', BigInt(context.caller.userId))
      .forUpdate()
      .execute();
    const { steps_left: stepsBefore } = await transaction
      .selectFrom('app_user')
      .select('steps_left')
      .where('id', '=', BigInt(context.caller.userId))
      .executeTakeFirstOrThrow();
    if (!stepsBefore.includes('pin')) {
      return refusal({ code: 'PIN_ALREADY_SET' });
    }
    await keepPin(transaction, hash, context);
    return success({ stepsLeft: await closeStep(transaction, context.caller.userId, 'pin') });
  });
}

type Changed = Result<Nothing, Failure<FailureCodeOf<'CHANGE_PIN'>>>;

/**
 * Sets another PIN for a user who knows the present one or the password, and tells them of it. What is seen without a hash is
 * refused first. Throws QueueFull.
 */
export async function changePin(request: PinChangeRequest, context: CallContext): Promise<Changed> {
  const user = await readUser(context);
  const broken = pinRuleRefusal({ pin: request.newPin, phone: user.phone });
  if (broken !== undefined) {
    return refusal(broken);
  }
  const refused = await proofRefusal(request, context);
  if (refused !== undefined) {
    await recordPin(context.bank.database.kysely, context, refused.code);
    return refusal(refused);
  }
  const unchanged = await unchangedPinRefusal(request.newPin, user.pin_hash);
  if (unchanged !== undefined) {
    return refusal(unchanged);
  }
  const hash = await hashPin(request.newPin);
  await context.bank.database.kysely.transaction().execute(async (transaction) => {
    await keepPin(transaction, hash, context);
    await closeStep(transaction, context.caller.userId, 'pin');
  });
  return success({});
}

type ProofRefusal = Exclude<FailureCodeOf<'CHANGE_PIN'>, 'PIN_POLICY_INCONSISTENCY'>;

async function proofRefusal(
  { currentPin, currentPassword }: PinChangeRequest,
  context: CallContext,
): Promise<Failure<ProofRefusal> | undefined> {
  const { bank, caller, now } = context;
  if (currentPin !== undefined) {
    const checked = await checkPin(bank, caller, { pin: currentPin, now });
    return checked.ok ? undefined : checked.failure;
  }
  return passwordRefusal(currentPassword ?? '', context);
}

/** The tries are those of CHANGE_PASSWORD: one session guesses one password no more often by two ways. */
async function passwordRefusal(
  password: string,
  context: CallContext,
): Promise<Failure<'OTP_TRIES_LIMIT_EXCEEDED' | 'INCORRECT_PASSWORD'> | undefined> {
  const { kysely } = context.bank.database;
  const subject = { kind: 'password', id: context.caller.sessionId } as const;
  const triesLeft = await takeTry(kysely, subject);
  if (triesLeft === undefined) {
    return { code: 'OTP_TRIES_LIMIT_EXCEEDED' };
  }
  const user = await readUser(context);
  if (!(await inHashingQueue(() => verifyPassword(user.password_hash, password)))) {
    return { code: 'INCORRECT_PASSWORD', data: { triesLeft: triesLeft.toString() } };
  }
  await returnTries(kysely, subject);
  return undefined;
}

function readUser({ bank, caller }: CallContext) {
  return bank.database.kysely
    .selectFrom('app_user')
    .select(['phone', 'password_hash', 'pin_hash', 'steps_left'])
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
}

async function keepPin(connection: Kysely<Tables>, hash: string, context: CallContext): Promise<void> {
  const { caller, now } = context;
  const user = await connection
    .updateTable('app_user')
    .set({ pin_hash: hash })
    .where('id', '=', BigInt(caller.userId))
    .returning(['phone', 'language'])
    .executeTakeFirstOrThrow();
  await recordPin(connection, context, 'SUCCESS');
  await queueSecurityNotice(connection, { userId: caller.userId, ...user }, { changed: 'pin', now });
  await tellUserDataChanged(connection, caller, now);
}

function recordPin(connection: Kysely<Tables>, context: CallContext, result: string): Promise<void> {
  const { caller, now, referenceId, address } = context;
  const { userId, customerId, sessionId } = caller;
  return recordAuthentication(connection, {
    event: 'PIN_SET',
    result,
    at: now,
    referenceId,
    userId,
    customerId,
    sessionId,
    address,
  });
}
