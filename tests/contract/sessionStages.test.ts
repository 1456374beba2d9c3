import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Empty } from '../../proto/generated/ibank/v1/common';
import { authenticationOperations, SESSION_STAGES } from '../../src/application/operations/authentication';
import type { AuthenticationOperation, SessionStage } from '../../src/application/operations/authentication';
import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import type { Declaration } from '../../src/application/operations/declaration';
import { PIN, sessionAt, steps } from './support/identityStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame } from './support/WireClient';
import type { WireClient } from './support/WireClient';

const declarations: Readonly<Record<OperationCode, Declaration>> = catalogue;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.bank.clock.advance(25 * 60 * 60_000);
});
afterAll(() => server.close());

const EMPTY = frame(new Empty().serializeBinary());
const OPERATIONS = Object.keys(authenticationOperations) as readonly AuthenticationOperation[];

/** Expected calls of each stage, written independently of the table the bank reads. */
const MAY: Readonly<Record<SessionStage, readonly AuthenticationOperation[]>> = {
  secondFactor: ['getSecondFactorCredential', 'confirmSecondFactor', 'retrySendingOtpToLogin'],
  newPassword: ['setPassword'],
  securityQuestion: ['setAnswerForSecurityQuestion'],
  restoreChoice: ['sendOtpDuringRestore', 'confirmOtpDuringRestore', 'confirmAnswerForSecurityQuestion'],
  restoreCode: ['sendOtpDuringRestore', 'confirmOtpDuringRestore'],
  restoredPassword: ['setPassword'],
  active: ['validateSession', 'lockSession', 'unlockSession'],
  locked: ['validateSession', 'unlockSession'],
};

/** Failure of every other call at a stage; a locked session reveals only that it is locked. */
function refusalAt(stage: SessionStage): string {
  return stage === 'locked' ? 'SESSION_LOCKED' : 'INVALID_SESSION_KEY';
}

/** Operations that need no session. */
const OPEN_TO_ALL = OPERATIONS.filter((operation) => authenticationOperations[operation].session === 'none');

/** Operations by code that need no session either. */
const OPEN_TO_VISITORS: ReadonlySet<string> = new Set(
  OPERATION_CODES.filter((code) => declarations[code].allowed.includes('guest')),
);

/** The refusal of a call, whatever message its answer has: no name of a refusal can stand in anything else here. */
async function refusalOf(client: WireClient, operation: AuthenticationOperation): Promise<string> {
  const answer = await client.post(`AuthenticationService/${operation}`, EMPTY);
  return /[A-Z]+(?:_[A-Z]+)+/.exec(Buffer.from(answer.message ?? []).toString('latin1'))?.[0] ?? '';
}

/** Restores the stage after a call: an empty lockSession request locks; every other step needs data. */
async function backAt(stage: SessionStage, client: WireClient): Promise<void> {
  if (stage === 'active') {
    await steps.unlock(client, PIN);
  }
}

describe.each(SESSION_STAGES)('a session at %s', (stage) => {
  it('opens its own next step, the way out, and nothing else', async () => {
    const client = await sessionAt(server, stage, 'aizada');
    const opened = [];
    for (const operation of OPERATIONS.filter((name) => !OPEN_TO_ALL.includes(name) && name !== 'exit')) {
      const refusal = await refusalOf(client, operation);
      if (refusal !== refusalAt(stage)) {
        opened.push(operation);
      }
      await backAt(stage, client);
    }
    expect(opened.toSorted()).toEqual(MAY[stage].toSorted());
    const answered: [string, string][] = [];
    for (const code of OPERATION_CODES) {
      const [service] = catalogue[code].services;
      const name = `${service.charAt(0).toUpperCase()}${service.slice(1)}Service`;
      answered.push([code, (await client.operation(name, codeOnWire(code), { surplus: randomUUID() })).code]);
    }
    expect(OPERATION_CODES.length).toBeGreaterThan(15);
    const asOfStage = answered.filter(([, refusal]) => refusal === refusalAt(stage));
    // The holder of such a session may do what a visitor may.
    const closed = answered.filter(([code]) => !OPEN_TO_VISITORS.has(code));
    expect(asOfStage).toEqual(stage === 'active' ? [] : closed);
    expect(await client.exit()).toMatchObject({ success: true });
    for (const operation of MAY[stage]) {
      expect([operation, await refusalOf(client, operation)]).toEqual([operation, 'INVALID_SESSION_KEY']);
    }
    await server.bank.database.owner.query(
      `update app_user set first_login_step = null, question_id = '4', answer_hash = (select answer_hash from app_user where login = 'aibek')
        where login = 'aizada'`,
    );
  });
});
