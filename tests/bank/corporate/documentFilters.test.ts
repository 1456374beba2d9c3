import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DocumentsQuery } from '../../../src/application/operations/signatures';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { clientRequest, numberOf } from '../support/movements';
import { transferRequest, valueOf } from '../support/transfers';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('documents of a company that wait to be signed', () => {
  let bank: TestBank;
  let first: TestCaller;
  let second: TestCaller;
  let from: string;
  let to: string;
  let spare: string;
  let strangers: string;

  beforeEach(async () => {
    bank = await createTestBank();
    const customerId = await addCompany(
      bank,
      [
        { login: 'first', rights: ['view', 'create'] },
        { login: 'second', rights: ['view', 'create', 'sign'], place: 1 },
      ],
      1,
    );
    first = await bank.callAs('first');
    second = await bank.callAs('second');
    from = await addAccount(bank, customerId, { balance: 1_000_000n });
    to = await addAccount(bank, customerId);
    spare = await addAccount(bank, customerId, { balance: 1_000_000n });
    const otherId = await addCompany(bank, [{ login: 'stranger', rights: ['view'] }], 1);
    strangers = await numberOf(bank, await addAccount(bank, otherId));
  });
  afterEach(() => bank.close());

  async function ownTransfer(by: TestCaller, debit: string): Promise<OperationId> {
    const request = transferRequest({ from: debit, to, amount: 1_000n });
    valueOf(await by.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    valueOf(await by.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    return request.operationId;
  }

  async function payment(by: TestCaller): Promise<OperationId> {
    const request = clientRequest({ from, to: strangers, amount: 2_000n });
    valueOf(await by.call('MAKE_BANK_CLIENT_TRANSFER', request));
    valueOf(await by.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    return request.operationId;
  }

  const found = async (filter: DocumentsQuery) =>
    valueOf(await second.call('GET_TXNS_ON_CONFIRMATION', filter)).map(({ preview }) => preview.operationId);

  it('are found by period, account, maker and kind, and by all of them together', async () => {
    const yesterday = bankDayOf(bank.clock.now());
    const own = await ownTransfer(first, from);
    bank.clock.advance(DAY_MS);
    const today = bankDayOf(bank.clock.now());
    const [other, paid] = [await ownTransfer(second, spare), await payment(first)];
    expect({
      all: await found({}),
      until: await found({ to: yesterday }),
      since: await found({ from: today }),
      within: await found({ from: yesterday, to: today }),
      before: await found({ to: addDays(yesterday, -1) }),
      debited: await found({ accountId: spare }),
      credited: await found({ accountId: to }),
      maker: await found({ makerId: second.caller.userId }),
      kind: await found({ kind: 'bankClientTransfer' }),
      together: await found({ from: today, accountId: from, makerId: first.caller.userId, kind: 'bankClientTransfer' }),
      nothing: await found({ makerId: second.caller.userId, kind: 'bankClientTransfer' }),
    }).toEqual({
      all: [own, other, paid],
      until: [own],
      since: [other, paid],
      within: [own, other, paid],
      before: [],
      debited: [other],
      credited: [own, other],
      maker: [other],
      kind: [paid],
      together: [paid],
      nothing: [],
    });
  });

  it('name their maker', async () => {
    await ownTransfer(first, from);
    const [document] = valueOf(await second.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect(document?.makerId).toBe(first.caller.userId);
  });

  it('are filtered page by page once they have ended', async () => {
    const [own, paid] = [await ownTransfer(first, from), await payment(second)];
    for (const operationId of [own, paid]) {
      valueOf(await second.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' }));
    }
    expect(await found({ state: 'declined', kind: 'bankClientTransfer' })).toEqual([paid]);
    expect(await found({ state: 'declined', page: 2 })).toEqual([]);
  });
});
