import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { Empty } from '../../proto/generated/ibank/v1/common';
import { authenticationOperations, SESSION_STAGES } from '../../src/application/operations/authentication';
import type { AuthenticationOperation, SessionStage } from '../../src/application/operations/authentication';
import { ANSWER, NEW_PASSWORD, PHONES, PIN, sessionAt, steps } from './support/identityStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame } from './support/WireClient';
import type { WireClient } from './support/WireClient';
import { runs } from '../support/propertyRuns';

const EMPTY = frame(new Empty().serializeBinary());
const STEPS_OF_A_WALK = 250;
const WALKS = runs({ cost: 'heavy' });
const NAMES = Object.keys(PHONES) as readonly (keyof typeof PHONES)[];
const ALL = (Object.keys(authenticationOperations) as readonly AuthenticationOperation[]).filter(
  (operation) => operation !== 'exit',
);
const needsSession = (operation: AuthenticationOperation) => authenticationOperations[operation].session !== 'none';
const OPERATIONS = ALL.filter(needsSession);
/** Sign-in calls that need no session; a caller with a session keeps it. */
const WAYS_IN = ALL.filter((operation) => !needsSession(operation));

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.bank.database.owner.query(
    `create table kept_user as select password_hash, answer_hash from app_user where login = 'aibek'`,
  );
});
afterAll(() => server.close());

/** A thing somebody with a key may do: call anything empty-handed, or take the step in the right words. */
type Deed = AuthenticationOperation | 'newKey' | 'accounts' | 'unlock';

function refusalAt(stage: SessionStage): string {
  return stage === 'locked' ? 'SESSION_LOCKED' : 'INVALID_SESSION_KEY';
}

function allowedAt(stage: SessionStage, operation: AuthenticationOperation): boolean {
  const required: unknown = authenticationOperations[operation].session;
  return Array.isArray(required) && required.includes(stage);
}

async function codeOf(client: WireClient, operation: AuthenticationOperation): Promise<string> {
  const answer = await client.post(`AuthenticationService/${operation}`, EMPTY);
  return /[A-Z]+(?:_[A-Z]+)+/.exec(Buffer.from(answer.message ?? []).toString('latin1'))?.[0] ?? '';
}

/** Takes the one step that needs no code, where the stage has one; returns the stage after it. */
async function stepForward(client: WireClient, stage: SessionStage): Promise<SessionStage> {
  const taken =
    stage === 'securityQuestion'
      ? { answer: await steps.setAnswer(client, '2', 'Тайган'), next: 'active' as const }
      : stage === 'restoreChoice'
        ? { answer: await steps.confirmAnswer(client, ANSWER), next: 'restoreCode' as const }
        : stage === 'newPassword'
          ? { answer: await steps.setPassword(client, NEW_PASSWORD), next: 'securityQuestion' as const }
          : undefined;
  if (taken === undefined || taken.answer.success !== true) {
    return stage;
  }
  client.sessionKey = taken.answer.data?.sessionkey;
  return taken.next;
}

it('never opens what the table does not, in random steps', async () => {
  let taken = 0;
  const deed = fc.constantFrom<Deed>(...OPERATIONS, ...OPERATIONS, ...WAYS_IN, 'newKey', 'accounts', 'unlock');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SESSION_STAGES),
      fc.constantFrom(...NAMES),
      fc.array(deed, { minLength: STEPS_OF_A_WALK, maxLength: STEPS_OF_A_WALK, size: 'max' }),
      async (start, login, deeds) => {
        server.bank.clock.advance(25 * 60 * 60_000);
        await resetUser(login);
        const client = await sessionAt(server, start, login);
        let stage: SessionStage = start;
        for (const one of deeds) {
          taken += 1;
          if (one === 'accounts') {
            const answer = await client.operation('AccountService', 'GET_ACCOUNTS_V2', {});
            expect([stage, answer.success || answer.code]).toEqual([
              stage,
              stage === 'active' ? true : refusalAt(stage),
            ]);
          } else if (one === 'unlock') {
            const answer = await steps.unlock(client, PIN);
            expect([stage, answer.success === true]).toEqual([stage, stage === 'locked' || stage === 'active']);
            stage = stage === 'locked' ? 'active' : stage;
          } else if (one === 'newKey') {
            const old = client.sessionKey;
            const before = stage;
            stage = await stepForward(client, stage);
            if (stage !== before) {
              const thief = server.visitor();
              thief.sessionKey = old;
              expect((await thief.exit()).error?.code).toBe('INVALID_SESSION_KEY');
            }
          } else if (!needsSession(one)) {
            expect([one, await codeOf(client, one)]).not.toContain('INVALID_SESSION_KEY');
          } else {
            const refused = (await codeOf(client, one)) === refusalAt(stage);
            expect([stage, one, refused]).toEqual([stage, one, !allowedAt(stage, one)]);
            stage = stage === 'active' && one === 'lockSession' ? 'locked' : stage;
          }
        }
      },
    ),
    { ...WALKS, endOnFailure: true },
  );
  expect(taken).toBeGreaterThanOrEqual(WALKS.numRuns * STEPS_OF_A_WALK);
}, 240_000);

async function resetUser(login: string): Promise<void> {
  await server.bank.database.owner.query(
    `update app_user set first_login_step = null, question_id = '4', password_hash = kept.password_hash, answer_hash = kept.answer_hash,
        failed_tries = 0, blocked_until = null
      from kept_user kept where app_user.login = $1`,
    [login],
  );
}
