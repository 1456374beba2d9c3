import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { documentExpiry } from '../../../bank/modules/corporate/documentExpiry';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { jobOf } from '../support/jobs';
import { newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { signAs } from './support';

const FUNDS = 1_000_000n;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('a document of a company that will not be booked', () => {
  let bank: TestBank;
  let maker: TestCaller;
  let director: TestCaller;
  let from: string;
  let to: string;

  beforeEach(async () => {
    bank = await createTestBank();
    const customerId = await addCompany(
      bank,
      [
        { login: 'maker', rights: ['view', 'create'] },
        { login: 'director', rights: ['view', 'sign'], place: 1 },
      ],
      1,
    );
    maker = await bank.callAs('maker');
    director = await bank.callAs('director');
    from = await addAccount(bank, customerId, { balance: FUNDS });
    to = await addAccount(bank, customerId);
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function sent(amount = 100_000n, replaces?: OperationId): Promise<OperationId> {
    const request = transferRequest({ from, to, amount });
    valueOf(await maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId, replaces }));
    return request.operationId;
  }

  const expiry = () => jobOf(bank, documentExpiry);
  const listed = async (state: 'waiting' | 'declined' | 'expired' | 'done', by = maker) =>
    valueOf(await by.call('GET_TXNS_ON_CONFIRMATION', { state }));
  const titlesOf = async (user: TestCaller) =>
    valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.ru.title);

  it('is listed as declined, with user, reason and time', async () => {
    const operationId = await sent();
    bank.clock.advance(5_000);
    valueOf(await director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'Не тот счёт' }));
    expect(await listed('waiting')).toEqual([]);
    expect(await listed('declined')).toMatchObject([
      {
        preview: { operationId },
        canSign: false,
        canDecline: false,
        end: { state: 'declined', at: bank.clock.now(), by: { en: 'User director' }, reason: 'Не тот счёт' },
      },
    ]);
    expect(await listed('declined', director)).toHaveLength(1);
  });

  it('is listed as expired for every user from the moment its time is up', async () => {
    const operationId = await sent();
    bank.clock.advance(10 * DAY_MS + 1);
    const end = { state: 'expired', at: bank.clock.now() - 1 };
    expect(await listed('expired')).toMatchObject([
      { preview: { operationId }, canSign: false, canDecline: false, end },
    ]);
    await expiry().round();
    expect(await listed('expired', director)).toMatchObject([{ preview: { operationId }, end }]);
    expect([await listed('waiting'), await listed('declined')]).toEqual([[], []]);
  });

  it('that expires is announced to its maker once, however many processes run the job', async () => {
    await sent();
    await expiry().round();
    expect(await titlesOf(maker)).toEqual([]);
    bank.clock.advance(10 * DAY_MS + 1);
    await Promise.all([expiry().round(), expiry().round(), expiry().round()]);
    await expiry().round();
    expect(await titlesOf(maker)).toEqual(['Срок подписания истёк']);
    expect(await titlesOf(director)).toEqual(['Документ ждёт подписи']);
  });

  it('is neither signed nor declined once its expiry was announced', async () => {
    const operationId = await sent();
    bank.clock.advance(10 * DAY_MS + 1);
    await expiry().round();
    const signing = { operationId: newOperationId(), documents: [operationId] };
    expect(refusalOf(await director.call('CREATE_CONFIRM_OPERATION', signing))).toBe('OPERATION_NOT_FOUND');
    expect(refusalOf(await director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' }))).toBe(
      'OPERATION_NOT_FOUND',
    );
  });

  it('is replaced by a new document, and each names the other', async () => {
    const first = await sent();
    valueOf(await director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: first, reason: '' }));
    const second = await sent(90_000n, first);
    expect(await listed('waiting')).toMatchObject([
      { preview: { operationId: second }, replaces: { operationId: first } },
    ]);
    expect(await listed('declined')).toMatchObject([
      { preview: { operationId: first }, replacedBy: { operationId: second } },
    ]);
  });

  it('is replaced by nothing while it still waits, nor by a document of another company', async () => {
    const waiting = await sent();
    const replace = async (replaces: OperationId, by = maker) => {
      const request = transferRequest({ from, to, amount: 70_000n });
      valueOf(await by.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
      return refusalOf(await by.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId, replaces }));
    };
    expect(await replace(waiting)).toBe('OPERATION_NOT_FOUND');
    expect(await replace(newOperationId())).toBe('OPERATION_NOT_FOUND');
    expect(await listed('waiting')).toHaveLength(1);
  });

  it('answers a repeated sending of what replaces it the same', async () => {
    const first = await sent();
    valueOf(await director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: first, reason: '' }));
    const second = await sent(90_000n, first);
    expect(
      refusalOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: second, replaces: first })),
    ).toBeUndefined();
    expect(await listed('waiting')).toHaveLength(1);
  });

  it('stands apart from those that were signed, which say what they became', async () => {
    const operationId = await sent();
    const [signed] = await signAs(bank, director, [operationId]);
    expect(await listed('done')).toMatchObject([
      {
        preview: { operationId },
        canSign: false,
        canDecline: false,
        end: { state: 'done', transactionId: signed?.transactionId },
      },
    ]);
    expect([await listed('waiting'), await listed('declined'), await listed('expired')]).toEqual([[], [], []]);
  });

  it('is found on its page, the last first', async () => {
    const ids: OperationId[] = [];
    for (let number = 0; number < 52; number += 1) {
      const operationId = await sent(1_000n);
      bank.clock.advance(1_000);
      valueOf(await director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' }));
      ids.unshift(operationId);
    }
    const page = async (number: number) =>
      valueOf(await maker.call('GET_TXNS_ON_CONFIRMATION', { state: 'declined', page: number })).map(
        ({ preview }) => preview.operationId,
      );
    expect([...(await page(1)), ...(await page(2))]).toEqual(ids);
    expect(await page(1)).toHaveLength(50);
  });
});
