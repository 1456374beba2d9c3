import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { Language } from '../../../src/domain/language/Language';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { OtherBankTransfer } from '../../../src/domain/transfer/OtherBankTransfer';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { paymentRequest } from '../support/payments';
import { newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { signAs } from './support';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Monday, so that the days after it are working days too. */
const MONDAY = Date.UTC(2026, 10, 23, 4, 0);
const AMOUNT = 4_500_000n;

describe('what is warned of in a document of a company', () => {
  let bank: TestBank;
  let maker: TestCaller;
  let director: TestCaller;
  let from: string;
  let to: string;

  beforeEach(async () => {
    bank = await createTestBank({ now: MONDAY });
    const users = [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
    ] as const;
    const customerId = await addCompany(bank, users, 1);
    maker = await bank.callAs('maker');
    director = await bank.callAs('director');
    from = await addAccount(bank, customerId, { balance: 90_000_000n });
    to = await addAccount(bank, customerId);
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function made(changes: Partial<OtherBankTransfer> = {}): Promise<OperationId> {
    const day = new Date(bank.clock.now()).toISOString().slice(0, 10);
    const request = {
      ...paymentRequest({ from, amount: AMOUNT, system: 'gross', day }),
      operationId: newOperationId(),
      ...changes,
    };
    valueOf(await maker.call('MAKE_OTHER_BANK_TRANSFER', request));
    return request.operationId;
  }

  async function sent(changes: Partial<OtherBankTransfer> = {}): Promise<OperationId> {
    const operationId = await made(changes);
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId }));
    return operationId;
  }

  const warningsFor = async (operationId: OperationId) =>
    valueOf(await maker.call('GET_DOCUMENT_WARNINGS', { operationId }));
  const listedWarnings = async () =>
    valueOf(await director.call('GET_TXNS_ON_CONFIRMATION', {})).map(({ warnings }) =>
      warnings.map(({ code, other }) => [code, other.operationId]),
    );

  it('names a waiting duplicate, to the maker before sending and to the signer of both', async () => {
    const first = await sent({ documentNumber: '1' });
    const second = await made({ documentNumber: '2', purpose: 'Другое назначение' });
    expect(await warningsFor(second)).toMatchObject([
      {
        code: 'TWIN',
        other: {
          operationId: first,
          transactionId: undefined,
          recipientName: 'ОсОО Пример Связь',
          amount: { minor: AMOUNT },
        },
      },
    ]);
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: second }));
    expect(await listedWarnings()).toEqual([[['TWIN', second]], [['TWIN', first]]]);
  });

  it('names a recently booked duplicate, with its line of history', async () => {
    const first = await sent({ documentNumber: '1' });
    const [signed] = await signAs(bank, director, [first]);
    const second = await made({ documentNumber: '2' });
    expect(await warningsFor(second)).toMatchObject([
      { code: 'TWIN', other: { operationId: first, transactionId: signed?.transactionId } },
    ]);
  });

  it('is a number that a document of this year has, waiting or booked', async () => {
    const first = await sent({ documentNumber: '77' });
    const second = await made({ documentNumber: '77', amount: { ...paymentRequest({ from, amount: 100n }).amount } });
    expect(await warningsFor(second)).toMatchObject([
      { code: 'REPEATED_NUMBER', other: { operationId: first, documentNumber: '77' } },
    ]);
    await signAs(bank, director, [first]);
    expect((await warningsFor(second)).map(({ code }) => code)).toEqual(['REPEATED_NUMBER']);
  });

  it.each([
    ['another amount', { documentNumber: '2', amount: paymentRequest({ from: '1', amount: AMOUNT + 1n }).amount }],
    [
      'another payee',
      {
        documentNumber: '2',
        creditAccountNumber: paymentRequest({ from: '1', amount: 1n, scenario: '183' }).creditAccountNumber,
      },
    ],
  ])('is nothing for %s under a number of its own', async (_what, changes) => {
    await sent({ documentNumber: '1' });
    expect(await warningsFor(await made(changes))).toEqual([]);
  });

  it('is nothing of what was declined, of what has run out, nor of another company', async () => {
    const declined = await sent({ documentNumber: '1' });
    valueOf(await director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: declined, reason: '' }));
    expect(await warningsFor(await made({ documentNumber: '1' }))).toEqual([]);
    await sent({ documentNumber: '1' });
    bank.clock.advance(11 * DAY_MS);
    expect(await warningsFor(await made({ documentNumber: '1' }))).toEqual([]);
    const others = await addCompany(bank, [{ login: 'stranger', rights: ['view', 'create'] }], 1);
    const stranger = await bank.callAs('stranger');
    const theirs = await addAccount(bank, others, { balance: AMOUNT * 2n });
    const operationId = await made({ documentNumber: '9' });
    expect(refusalOf(await stranger.call('GET_DOCUMENT_WARNINGS', { operationId }))).toBe('OPERATION_NOT_FOUND');
    await sent({ documentNumber: '8' });
    const day = new Date(bank.clock.now()).toISOString().slice(0, 10);
    const request = { ...paymentRequest({ from: theirs, amount: AMOUNT, system: 'gross', day }), documentNumber: '8' };
    valueOf(await stranger.call('MAKE_OTHER_BANK_TRANSFER', request));
    expect(valueOf(await stranger.call('GET_DOCUMENT_WARNINGS', { operationId: request.operationId }))).toEqual([]);
  });

  it('is a transfer between own accounts only when the same was made on the same day', async () => {
    const own = async () => {
      const request = transferRequest({ from, to, amount: AMOUNT });
      valueOf(await maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
      return request.operationId;
    };
    const first = await own();
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: first }));
    expect((await warningsFor(await own())).map(({ code }) => code)).toEqual(['TWIN']);
    bank.clock.advance(DAY_MS);
    expect(await warningsFor(await own())).toEqual([]);
  });

  it('is an order of the shop only when the same product was ordered on the same day', async () => {
    const numberOf = async (id: string) => {
      const { rows } = await bank.database.owner.query<{ number: string }>('select number from account where id = $1', [
        id,
      ]);
      return rows[0]?.number ?? '';
    };
    const ordered = async (language: Language, account: string) => {
      const order = { productType: 'makeStatementRequest', debitAccountId: from, language } as const;
      const operationId = newOperationId();
      const accountNumbers = [await numberOf(account)];
      valueOf(await maker.call('MAKE_SHOP_OPERATION', { ...order, operationId, accountNumbers }));
      return operationId;
    };
    const first = await ordered('ru', from);
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: first }));
    expect((await warningsFor(await ordered('ru', from))).map(({ code }) => code)).toEqual(['TWIN']);
    expect(await warningsFor(await ordered('ru', to))).toEqual([]);
    expect(await warningsFor(await ordered('en', from))).toEqual([]);
  });
});
