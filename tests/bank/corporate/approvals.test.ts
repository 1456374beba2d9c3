import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { signAs } from './support';

const ROUNDS = 8;

describe('the approval of a document', () => {
  let bank: TestBank;
  let users: Readonly<Record<'maker' | 'approver' | 'director' | 'accountant', TestCaller>>;
  let accounts: { readonly from: string; readonly to: string };

  beforeEach(async () => {
    bank = await createTestBank();
    const customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'approver', rights: ['view', 'approve'] },
      { login: 'director', rights: ['view', 'approve', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'create', 'sign'], place: 2 },
    ]);
    users = {
      maker: await bank.callAs('maker'),
      approver: await bank.callAs('approver'),
      director: await bank.callAs('director'),
      accountant: await bank.callAs('accountant'),
    };
    accounts = {
      from: await addAccount(bank, customerId, { balance: 1_000_000n }),
      to: await addAccount(bank, customerId),
    };
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function sent(): Promise<OperationId> {
    const request = transferRequest({ ...accounts, amount: 1_000n });
    valueOf(await users.maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    valueOf(await users.maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    return request.operationId;
  }

  const approve = (by: TestCaller, operationId: OperationId) => by.call('APPROVE_TXN_ON_CONFIRMATION', { operationId });

  async function rowsOf(table: 'document_approval' | 'document_signature', operationId: OperationId): Promise<number> {
    const { rows } = await bank.database.owner.query<{ count: number }>(
      `select count(*)::int as count from ${table} x join operation o on o.id = x.operation_id where o.operation_id = $1`,
      [operationId],
    );
    return rows[0]?.count ?? 0;
  }

  /** Signs as the ledger does once a code was right, whatever the pages offer. */
  async function signAtOnce(by: TestCaller, operationId: OperationId): Promise<string | null> {
    const { rows } = await bank.database.owner.query<{ refusal: string | null }>(
      `select s.refusal from operation o, sign_document($1, o.id, o.digest, 'T', $3) s where o.operation_id = $2`,
      [by.caller.userId, operationId, new Date(bank.clock.now())],
    );
    return rows[0]?.refusal ?? null;
  }

  it('precedes signatures: a document without approval is not signed', async () => {
    const found = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const operationId = await sent();
      const [approved, refused] = await Promise.all([
        approve(users.approver, operationId),
        signAtOnce(users.director, operationId),
      ]);
      expect(approved.ok).toBe(true);
      expect([null, 'NOT_APPROVED']).toContain(refused);
      expect(await rowsOf('document_signature', operationId)).toBe(refused === null ? 1 : 0);
      found.add(await rowsOf('document_approval', operationId).then(String));
    }
    expect([...found]).toEqual(['1']);
  });

  it('loses to a return: the document is closed and cannot be signed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const operationId = await sent();
      const [approved, returned] = await Promise.all([
        approve(users.director, operationId),
        users.approver.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'Другой счёт' }),
      ]);
      expect(returned.ok).toBe(true);
      if (!approved.ok) {
        expect(refusalOf(approved)).toBe('OPERATION_NOT_FOUND');
      }
      const again = { operationId: newOperationId(), documents: [operationId] };
      expect(refusalOf(await users.director.call('CREATE_CONFIRM_OPERATION', again))).toBe('OPERATION_NOT_FOUND');
      expect(await signAtOnce(users.director, operationId)).toBe('OPERATION_NOT_FOUND');
    }
  });

  it('beside another one: it is given once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const operationId = await sent();
      const answers = await Promise.all([approve(users.approver, operationId), approve(users.director, operationId)]);
      const refused = answers.filter(({ ok }) => !ok);
      expect(refused.map(refusalOf)).toEqual(['ALREADY_APPROVED']);
      expect(await rowsOf('document_approval', operationId)).toBe(1);
    }
  });

  it('counts while its user may approve, and is awaited while some user could approve', async () => {
    const operationId = await sent();
    valueOf(await approve(users.director, operationId));
    const rights = (value: string, login: string) =>
      bank.database.owner.query('update app_user set rights = $1 where login = $2', [value, login]);
    await rights('{view,sign}', 'director');
    expect(await signAtOnce(users.director, operationId)).toBe('NOT_APPROVED');
    await rights('{view}', 'approver');
    const [signed] = await signAs(bank, users.director, [operationId]);
    expect(signed?.refusal).toBeUndefined();
    await rights('{view,approve}', 'approver');
    expect(await signAtOnce(users.accountant, operationId)).toBe('NOT_APPROVED');
    valueOf(await approve(users.approver, operationId));
    const [booked] = await signAs(bank, users.accountant, [operationId]);
    expect(booked?.transactionId).toBeDefined();
  });

  it('stays as it was given', async () => {
    const operationId = await sent();
    valueOf(await approve(users.approver, operationId));
    await expect(bank.database.owner.query('delete from document_approval')).rejects.toThrow();
  });
});
