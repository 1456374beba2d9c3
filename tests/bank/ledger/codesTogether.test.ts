import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { newOperationId, latestCode, refusalOf, transferRequest, valueOf } from '../support/transfers';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { TestBank, TestCaller } from '../support/createTestBank';

const MINUTE = 60_000;
const CAP = 4;

/** A user with a telephone of their own, and operations that wait for a code. */
interface Payer {
  readonly user: TestCaller;
  readonly phone: string;
  readonly ready: () => Promise<OperationId>;
}

let bank: TestBank;
let payers: readonly Payer[];

beforeAll(async () => {
  bank = await createTestBank({ codeMessages: { tenMinutes: CAP, hour: 100, day: 100 } });
  payers = await Promise.all([1, 2, 3, 4].map(addPayer));
  for (const { user, ready } of payers) {
    // A recipient messaged for the first time is left out of a group.
    valueOf(await user.call('SEND_OTP_BY_SMS', { operationId: await ready() }));
  }
  bank.clock.advance(11 * MINUTE);
});
afterAll(() => bank.close());

async function addPayer(place: number): Promise<Payer> {
  const login = `payer ${place}`;
  const phone = `+99670000000${place}`;
  const { customerId, userId } = await addCustomer(bank, login);
  await bank.database.owner.query('update app_user set phone = $2 where id = $1', [userId, phone]);
  const user = await bank.callAs(login);
  const from = await addAccount(bank, customerId, { balance: 100_000n });
  const to = await addAccount(bank, customerId);
  const ready = async () => {
    const request = transferRequest({ from, to, amount: 100n });
    valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    return request.operationId;
  };
  return { user, phone, ready };
}

function payer(place: number): Payer {
  const found = payers[place];
  if (found === undefined) {
    throw new Error(`There is no payer ${place}`);
  }
  return found;
}

const send = ({ user }: Payer, operationId: OperationId) => user.call('SEND_OTP_BY_SMS', { operationId });

/** Commits in which codes of these operations were stored. */
async function commits(operations: readonly OperationId[]): Promise<number> {
  const { rows } = await bank.database.owner.query<{ commits: number }>(
    `select count(distinct c.xmin::text)::int as commits
      from one_time_code c join operation o on c.subject_kind = 'operation' and c.subject_id = o.id
      where o.operation_id = any ($1)`,
    [operations],
  );
  return rows[0]?.commits ?? 0;
}

describe('codes that are requested together', () => {
  it('are stored in one commit, and each confirms its own operation', async () => {
    const operations = await Promise.all(payers.map(({ ready }) => ready()));
    const answers = await Promise.all(payers.map((one, place) => send(one, operations[place] ?? newOperationId())));
    expect(answers.map(refusalOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await commits(operations)).toBe(1);
    for (const [place, operationId] of operations.entries()) {
      const { user } = payer(place);
      const otp = await latestCode(bank, user, operationId);
      expect(refusalOf(await user.call('CONFIRM_TRANSFER', { operationId, otp }))).toBeUndefined();
    }
  });

  it('have an outcome each: sent, requested too early, unknown, over the cap of the telephone', async () => {
    bank.clock.advance(11 * MINUTE);
    for (let sent = 0; sent < CAP; sent += 1) {
      valueOf(await send(payer(3), await payer(3).ready()));
    }
    const early = await payer(1).ready();
    valueOf(await send(payer(1), early));
    const [good, capped] = [await payer(0).ready(), await payer(3).ready()];
    const answers = await Promise.all([
      send(payer(0), good),
      send(payer(1), early),
      send(payer(2), newOperationId()),
      send(payer(3), capped),
    ]);
    expect(answers.map(refusalOf)).toEqual([
      undefined,
      'TOO_MANY_REQUESTS',
      'OPERATION_NOT_FOUND',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ]);
    const retryAt = new Date(bank.clock.now() + 10 * MINUTE).toISOString();
    expect(answers[3]).toMatchObject({ failure: { data: { retryAt } } });
    expect(await commits([capped])).toBe(0);
  });

  it('to one telephone are counted one after another', async () => {
    bank.clock.advance(11 * MINUTE);
    const operations = await Promise.all(Array.from({ length: CAP + 2 }, () => payer(2).ready()));
    const answers = await Promise.all(operations.map((operationId) => send(payer(2), operationId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(CAP);
    expect(answers.map(refusalOf).filter((code) => code === 'OTP_MESSAGES_LIMIT_EXCEEDED')).toHaveLength(2);
    const { rows } = await bank.database.owner.query<{ count: number }>(
      'select in_ten_minutes as count from code_quota where recipient = $1',
      [payer(2).phone],
    );
    expect(rows).toEqual([{ count: CAP }]);
  });

  it('for one operation are one code and one refusal', async () => {
    bank.clock.advance(11 * MINUTE);
    const operationId = await payer(0).ready();
    const answers = await Promise.all([send(payer(0), operationId), send(payer(0), operationId)]);
    expect(answers.map(refusalOf).sort()).toEqual(['TOO_MANY_REQUESTS', undefined]);
  });

  it('wait for no telephone that another process counts: its code alone does', async () => {
    bank.clock.advance(11 * MINUTE);
    const operations = await Promise.all(payers.map(({ ready }) => ready()));
    const { rows } = await bank.database.owner.query<{ name: string }>('select current_database() as name');
    const holder = new Client({ ...inject('postgres'), database: rows[0]?.name });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from code_quota where recipient = $1 for no key update', [payer(1).phone]);
    const answers = payers.map((one, place) => send(one, operations[place] ?? newOperationId()));
    const others = await Promise.all([answers[0], answers[2], answers[3]]);
    expect(others.map((answer) => answer?.ok)).toEqual([true, true, true]);
    expect(await commits(operations)).toBe(1);
    await holder.query('commit');
    await holder.end();
    expect((await answers[1])?.ok).toBe(true);
    expect(await commits(operations)).toBe(2);
  });
});
