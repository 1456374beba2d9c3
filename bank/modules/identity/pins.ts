import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import { pinViolations } from '../../../src/domain/user/pinPolicy';
import type { BankServices } from '../../kernel/BankServices';
import { inHashingQueue } from './hashingCalls';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './passwords';
import { endSession } from './sessions';
import type { Session } from './Session';

/** End reason of a session after too many wrong PINs. */
export const PIN_TRIES_EXCEEDED = 'PIN_TRIES_LIMIT_EXCEEDED';

/**
 * Hashes a PIN for storage.
 * @throws QueueFull when too many hashes wait.
 */
export function hashPin(pin: string): Promise<string> {
  return inHashingQueue(() => hashPassword(pin));
}

type PinRefusal = Failure<'PIN_POLICY_INCONSISTENCY'>;

/**
 * First rule a new PIN breaks, without the check that needs a hash; the telephone number is checked too, because it is no secret from
 * a person who finds the screen.
 */
export function pinRuleRefusal({
  pin,
  phone,
}: {
  readonly pin: string;
  readonly phone: string;
}): PinRefusal | undefined {
  const [violation] = pinViolations(pin, { phone });
  return violation === undefined ? undefined : { code: 'PIN_POLICY_INCONSISTENCY', data: { rule: violation } };
}

/**
 * Refuses a new PIN that is the present one.
 * @throws QueueFull when too many hashes wait
 */
export async function unchangedPinRefusal(pin: string, currentHash: string | null): Promise<PinRefusal | undefined> {
  const unchanged = currentHash !== null && (await inHashingQueue(() => verifyPassword(currentHash, pin)));
  return unchanged ? { code: 'PIN_POLICY_INCONSISTENCY', data: { rule: 'UNCHANGED' } } : undefined;
}

type Checked = Result<undefined, Failure<'PIN_TRIES_LIMIT_EXCEEDED' | 'INCORRECT_PIN'>>;

/**
 * Checks the PIN of the user of a session. Tries are counted in the session before they are checked, so concurrent tries cannot exceed the
 * limit; the last wrong one in a row ends the session.
 * @throws QueueFull when too many hashes wait
 */
export async function checkPin(
  bank: BankServices,
  { sessionId, userId }: Pick<Session, 'sessionId' | 'userId'>,
  { pin, now }: { readonly pin: string; readonly now: Instant },
): Promise<Checked> {
  const most = bank.configuration.pinTries;
  const tries = await countTry(bank, sessionId, most);
  if (tries === undefined) {
    return refusal({ code: PIN_TRIES_EXCEEDED });
  }
  const user = await bank.database.kysely
    .selectFrom('app_user')
    .select('pin_hash')
    .where('id', '=', BigInt(userId))
    .executeTakeFirstOrThrow();
  if (await inHashingQueue(() => isPinOf(user.pin_hash, pin))) {
    await bank.database.kysely
      .updateTable('session')
      .set({ pin_tries: 0 })
      .where('id', '=', BigInt(sessionId))
      .execute();
    return success(undefined);
  }
  if (tries < most) {
    return refusal({ code: 'INCORRECT_PIN', data: { triesLeft: String(most - tries) } });
  }
  await endSession(bank.database, sessionId, { reason: PIN_TRIES_EXCEEDED, now });
  return refusal({ code: PIN_TRIES_EXCEEDED });
}

/** Counts a try and returns the number of tries including it; `undefined` when the limit was reached before or the session has ended. */
async function countTry({ database }: BankServices, sessionId: string, most: number): Promise<number | undefined> {
  const counted = await database.kysely
    .updateTable('session')
    .set((session) => ({ pin_tries: session('pin_tries', '+', 1) }))
    .where('id', '=', BigInt(sessionId))
    .where('ended_at', 'is', null)
    .where('pin_tries', '<', most)
    .returning('pin_tries')
    .executeTakeFirst();
  return counted?.pin_tries;
}

async function isPinOf(storedHash: string | null, pin: string): Promise<boolean> {
  if (storedHash === null) {
    await verifyAgainstNobody(pin);
    return false;
  }
  return verifyPassword(storedHash, pin);
}
