import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { laterVisit } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;

interface WireLoan {
  readonly id: string;
  readonly contractRefNo: string;
  readonly maturityDate: string;
  readonly totalToClose: string;
  readonly actions: readonly string[];
  readonly nextInstalment: { readonly amount: string };
  readonly restructuring?: { readonly months: number; readonly status: string };
}

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function ask(code: 'RESTRUCTURE_LOAN' | 'CONFIRM_ACCOUNT_OPERATION', data: object, by = client) {
  return by.operation('AccountService', code, data);
}

async function loanNow(contract: string): Promise<WireLoan> {
  const { data } = await client.operation('AccountService', 'GET_LOANS_V2', {});
  const loans: readonly WireLoan[] = Array.isArray(data) ? data : [];
  const loan = loans.find(({ contractRefNo }) => contractRefNo === contract);
  if (loan === undefined) {
    throw new Error(`There is no loan ${contract}`);
  }
  return loan;
}

const requested = (loanId: string, months: number) => ({ operationId: randomUUID(), loanId, months });

async function prepared(request: { readonly operationId: string }) {
  const { code } = await server.codeSentBy('aibek', () => ask('RESTRUCTURE_LOAN', request));
  return () => ask('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp: code });
}

async function decided(contract: string, status: string): Promise<WireLoan> {
  server.bank.clock.advance(MINUTE_MS);
  await server.round('restructuringReview');
  expect((await loanNow(contract)).restructuring?.status).toBe(status);
  return loanNow(contract);
}

const minor = (text: string) => BigInt(text.replace('.', ''));

describe('a loan that is to run longer', () => {
  it(
    'is asked for with a code, looked at, and has smaller instalments once the bank agrees',
    { timeout: 30_000 },
    async () => {
      const before = await loanNow('KR-000301');
      const request = requested(before.id, 12);
      const confirm = await prepared(request);
      expect((await ask('RESTRUCTURE_LOAN', request)).success).toBe(true);
      expect((await ask('RESTRUCTURE_LOAN', { ...request, months: 13 })).code).toBe('OPERATION_ID_REUSED');
      const late = await prepared(requested(before.id, 6));
      expect((await confirm()).success).toBe(true);
      expect((await confirm()).success).toBe(true);
      expect(await loanNow('KR-000301')).toMatchObject({
        restructuring: { months: 12, status: 'review' },
        actions: ['repay'],
        maturityDate: before.maturityDate,
      });
      expect((await late()).code).toBe('LOAN_UNDER_REVIEW');
      expect((await ask('RESTRUCTURE_LOAN', requested(before.id, 6))).code).toBe('LOAN_UNDER_REVIEW');
      const after = await decided('KR-000301', 'approved');
      expect(after.maturityDate.slice(0, 4)).toBe((Number(before.maturityDate.slice(0, 4)) + 1).toString());
      expect(minor(after.nextInstalment.amount)).toBeLessThan(minor(before.nextInstalment.amount));
      expect(after).toMatchObject({ totalToClose: before.totalToClose, actions: ['repay', 'restructure'] });
    },
  );

  it('stays as it was when the bank does not agree', { timeout: 30_000 }, async () => {
    const before = await loanNow('KR-000302');
    expect((await (await prepared(requested(before.id, 36)))()).success).toBe(true);
    expect(await decided('KR-000302', 'rejected')).toMatchObject({
      maturityDate: before.maturityDate,
      nextInstalment: before.nextInstalment,
    });
  });

  it('is not asked for of loans of others, of what cannot run longer, for too long, or too often', async () => {
    const { owner } = server.bank.database;
    const loan = await loanNow('KR-000302');
    const confirm = await prepared(requested(loan.id, 3));
    await owner.query(`update loan set status = 'C', closed_at = now() where account_id = $1`, [loan.id]);
    expect((await confirm()).code).toBe('LOAN_NOT_FOUND');
    expect((await ask('RESTRUCTURE_LOAN', requested(loan.id, 3))).code).toBe('LOAN_NOT_FOUND');
    await owner.query(`update loan set status = 'A', closed_at = null where account_id = $1`, [loan.id]);
    const { rows } = await owner.query<{ next: number }>('select next_number as next from loan where account_id = $1', [
      loan.id,
    ]);
    await owner.query('update loan set next_number = last_number + 1 where account_id = $1', [loan.id]);
    expect((await ask('RESTRUCTURE_LOAN', requested(loan.id, 3))).code).toBe('OPERATION_IMPOSSIBLE');
    await owner.query('update loan set next_number = $2 where account_id = $1', [loan.id, rows[0]?.next]);
    expect((await client.operation('AccountService', 'RESTRUCTURE_LOAN', requested(loan.id, 37))).code).toBe(
      'INVALID_REQUEST',
    );
    const stranger = await server.signedIn('aizada');
    expect((await ask('RESTRUCTURE_LOAN', requested(loan.id, 3), stranger)).code).toBe('LOAN_NOT_FOUND');
    for (let index = 0; index < 5; index += 1) {
      await ask('RESTRUCTURE_LOAN', requested(loan.id, 3));
    }
    expect((await ask('RESTRUCTURE_LOAN', requested(loan.id, 3))).code).toBe('MAX_OTP_TRIES');
    expect(await codeRefusals(server, 'aibek', async () => ask('RESTRUCTURE_LOAN', requested(loan.id, 3)))).toEqual(
      HOLD_AND_CAP,
    );
  });
});
