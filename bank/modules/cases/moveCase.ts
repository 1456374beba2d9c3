import type { Kysely } from 'kysely';

import { nextState, reopenUntil, startsTerm } from '../../../src/domain/case/caseMoves';
import type { CaseAct } from '../../../src/domain/case/caseMoves';
import { promisedDay, promiseSubject } from '../../../src/domain/case/casePromise';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { updateCase } from './caseRepository';
import type { OwnedCase } from './caseRepository';

/** Act on a case, its moment, and the days the bank does not work. */
interface Move {
  readonly act: CaseAct;
  readonly now: Instant;
  readonly holidays: readonly BankDay[];
}

/**
 * Moves a locked case; `undefined` when the act is not possible in its state. The term of the promise starts anew when the bank has
 * something to do again.
 */
export async function moveCase(
  connection: Kysely<Tables>,
  found: OwnedCase,
  { act, now, holidays }: Move,
): Promise<OwnedCase | undefined> {
  const state = nextState(found, act);
  if (state === 'refused') {
    return undefined;
  }
  if (state === found.state) {
    return found;
  }
  const dueOn = startsTerm(found.state, state)
    ? promisedDay(promiseSubject(found), bankDayOf(now), holidays)
    : found.dueOn;
  await updateCase(connection, found.id, { state, dueOn, now });
  return { ...found, state, dueOn, reopenUntil: state === 'closed' ? reopenUntil(found.kind, now) : undefined };
}
