import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { BankServices } from '../../kernel/BankServices';
import type { Call } from '../../kernel/Call';
import { recordAuthentication } from './audit';
import { checkPin } from './pins';
import type { Session } from './Session';

type Locked = Result<undefined, Failure<AuthenticationFailureCodeOf<'lockSession'> | 'INVALID_SESSION_KEY'>>;

/**
 * Locks the screen of a signed-in user who has a PIN to unlock it with. The key stays the same, because all tabs of the visit
 * share it; it opens nothing until then.
 */
export async function lockScreen(session: Session, call: Call, bank: BankServices): Promise<Locked> {
  const { kysely } = bank.database;
  const { pin_hash: pinHash } = await kysely
    .selectFrom('app_user')
    .select('pin_hash')
    .where('id', '=', BigInt(session.userId))
    .executeTakeFirstOrThrow();
  if (pinHash === null) {
    return refusal({ code: 'PIN_NOT_SET' });
  }
  const moved = await moveTo('locked', session, { call, bank });
  return moved ? success(undefined) : refusal({ code: 'INVALID_SESSION_KEY' });
}

type Unlocked = Result<undefined, Failure<AuthenticationFailureCodeOf<'unlockSession'> | 'INVALID_SESSION_KEY'>>;

/** Unlocks the screen with the PIN. Wrong tries do not keep the session alive. Throws QueueFull. */
export async function unlockScreen(
  { session, pin }: { readonly session: Session; readonly pin: string },
  call: Call,
  bank: BankServices,
): Promise<Unlocked> {
  const checked = await checkPin(bank, session, { pin, now: call.now });
  if (checked.ok) {
    return (await moveTo('active', session, { call, bank })) ? checked : refusal({ code: 'INVALID_SESSION_KEY' });
  }
  await recordAuthentication(bank.database.kysely, {
    ...eventOf(session, call),
    event: 'SCREEN_UNLOCKED',
    result: checked.failure.code,
  });
  return checked;
}

interface Deps {
  readonly call: Call;
  readonly bank: BankServices;
}

/** Locks or unlocks; not when the session has ended since it was read. Another tab may have done the same meanwhile. */
function moveTo(stage: 'locked' | 'active', session: Session, { call, bank }: Deps): Promise<boolean> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable('session')
      .set({ stage, last_activity_at: new Date(call.now) })
      .where('id', '=', BigInt(session.sessionId))
      .where('stage', 'in', ['active', 'locked'])
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (moved !== undefined) {
      await recordAuthentication(transaction, {
        ...eventOf(session, call),
        event: stage === 'locked' ? 'SCREEN_LOCKED' : 'SCREEN_UNLOCKED',
        result: 'SUCCESS',
      });
    }
    return moved !== undefined;
  });
}

function eventOf({ userId, customerId, sessionId }: Session, { now, referenceId, address }: Call) {
  return { at: now, referenceId, userId, customerId, sessionId, address } as const;
}
