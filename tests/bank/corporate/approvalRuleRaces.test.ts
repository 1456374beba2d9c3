import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { newOperationId, transferRequest, valueOf } from '../support/transfers';
import { changeRule } from './rulesSupport';

const ROUNDS = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

type Login = 'maker' | 'director' | 'owner' | 'accountant';

describe('a signature under rules', () => {
  let bank: TestBank;
  let customerId: string;
  let users: Readonly<Record<Login, TestCaller>>;
  let from: string;
  let to: string;

  beforeAll(async () => {
    bank = await createTestBank();
    customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
      { login: 'owner', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'sign'], place: 2 },
    ]);
    users = {
      maker: await bank.callAs('maker'),
      director: await bank.callAs('director'),
      owner: await bank.callAs('owner'),
      accountant: await bank.callAs('accountant'),
    };
    from = await addAccount(bank, customerId, { balance: 10_000_000n });
    to = await addAccount(bank, customerId);
    await changeRule(bank, customerId, { terms: { amountFrom: 100_000n, signers: ['owner'] } });
  });
  beforeEach(() => bank.clock.advance(DAY_MS));
  afterAll(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function created(amount: bigint): Promise<OperationId> {
    const request = transferRequest({ from, to, amount });
    valueOf(await users.maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    return request.operationId;
  }

  const send = (operationId: OperationId) => users.maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId });

  async function sent(amount: bigint): Promise<OperationId> {
    const operationId = await created(amount);
    valueOf(await send(operationId));
    return operationId;
  }

  /** Prepares a signature, and answers what gives it: `booked`, `signed`, or why it was refused. */
  async function prepared(by: Login, document: OperationId): Promise<() => Promise<string>> {
    const operationId = newOperationId();
    valueOf(await users[by].call('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }));
    const { rows } = await bank.database.owner.query<{ text: string }>(
      'select text from message_outbox where user_id = $1 order by id desc limit 1',
      [users[by].caller.userId],
    );
    const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    return async () => {
      const [signed] = valueOf(await users[by].call('CONFIRM_CONFIRM_OPERATION', { operationId, otp }));
      return signed?.refusal ?? (signed?.transactionId === undefined ? 'signed' : 'booked');
    };
  }

  const stateOf = async (operationId: OperationId) => {
    const { rows } = await bank.database.owner.query<{ state: string }>(
      'select state from operation where operation_id = $1',
      [operationId],
    );
    return rows[0]?.state;
  };

  it('is the last one once, when all are given at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      bank.clock.advance(DAY_MS);
      const document = await sent(100_000n);
      const first = await prepared('director', document);
      const others = [await prepared('owner', document), await prepared('accountant', document)];
      await first();
      const ends = await Promise.all(others.map((sign) => sign()));
      expect(ends.toSorted()).toEqual(['booked', 'signed']);
    }
  });

  it('either books a document or finds it declined', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      bank.clock.advance(DAY_MS);
      const document = await sent(100_000n);
      await (
        await prepared('director', document)
      )();
      await (
        await prepared('accountant', document)
      )();
      const sign = await prepared('owner', document);
      const [signed, declined] = await Promise.all([
        sign(),
        users.director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: document, reason: 'no' }),
      ]);
      expect([signed, declined.ok, await stateOf(document)]).toEqual(
        signed === 'booked' ? ['booked', false, 'booked'] : ['OPERATION_NOT_FOUND', true, 'declined'],
      );
    }
  });

  it('either books before a new rule holds, or waits for what it asks', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      bank.clock.advance(DAY_MS);
      const document = await sent(10n);
      await (
        await prepared('director', document)
      )();
      const sign = await prepared('accountant', document);
      const [signed, ruleId] = await Promise.all([
        sign(),
        changeRule(bank, customerId, { terms: { signers: ['owner'] } }),
      ]);
      expect(['booked', 'signed']).toContain(signed);
      expect(await stateOf(document)).toBe(signed === 'booked' ? 'booked' : 'signing');
      await changeRule(bank, customerId, { ruleId });
    }
  });

  it('never lets two parts go without the signature their sum needs', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      bank.clock.advance(DAY_MS);
      const parts = [await sent(60_000n), await created(60_000n)] as const;
      await (
        await prepared('director', parts[0])
      )();
      const sign = await prepared('accountant', parts[0]);
      const [first] = await Promise.all([sign(), send(parts[1])]);
      const second: string[] = [];
      for (const by of ['director', 'accountant'] as const) {
        second.push(await (await prepared(by, parts[1]))());
      }
      expect(['booked', 'signed']).toContain(first);
      expect(second).toEqual(['signed', 'signed']);
    }
  });
});
