import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationCode } from '../../src/application/operations/catalogue';
import { BLOCKED, CLOSED, DORMANT, FROZEN, NO_CREDIT, NO_DEBIT, refusalWhile } from './support/accountFlags';
import { ANSWER_KEYS } from './support/answerKeys';
import { phoneOf, whileOnHold, withoutMessages } from './support/codeLimits';
import { keysOf } from './support/keysOf';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import {
  accountsOf,
  confirm,
  create,
  field,
  isOrdinary,
  only,
  ordinaryPair,
  prepared,
  resend,
  send,
  transferOf,
  wrongCode,
} from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const HALF_A_MINUTE_MS = 30_000;
const TEN_MINUTES_MS = 600_000;

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let from: WireAccount;
let to: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  accounts = await accountsOf(client);
  [from, to] = ordinaryPair(accounts);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

describe('the answer of every operation', () => {
  it('consists of exactly the fields decided on', async () => {
    const transfer = transferOf(from, to);
    const created = await create(client, transfer);
    const sent = await server.codeSentBy('aibek', () => send(client, transfer.operationId));
    server.bank.clock.advance(HALF_A_MINUTE_MS);
    const resent = await server.codeSentBy('aibek', () => resend(client, transfer.operationId));
    const confirmed = await confirm(client, transfer.operationId, resent.code);
    const txnId = field(confirmed.data, 'txnId');
    const notifications = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    const ask = async (service: string, code: OperationCode, data: object) =>
      [code, (await client.operation(service, code, data)).data] as const;
    const answers = new Map<OperationCode, unknown>([
      ['MAKE_OWN_ACCOUNTS_TRANSFER', created.data],
      ['SEND_OTP_BY_SMS', sent.answer.data],
      ['RETRY_SEND_OTP', resent.answer.data],
      ['CONFIRM_TRANSFER', confirmed.data],
      ['GET_NOTIFICATIONS', notifications.data],
      await ask('AccountService', 'GET_ACCOUNTS_V2', {}),
      await ask('AccountService', 'GET_ACCOUNT_BY_ID', { accountId: from.id }),
      await ask('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 1 } }),
      await ask('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId }),
      await ask('AccountService', 'GET_TRANSACTION_RECEIPT_FILE', { txnId }),
      await ask('UtilityService', 'GET_SELF_USER_DATA', {}),
      await ask('UtilityService', 'CHECK_NOTIFICATIONS', {}),
      await ask('UtilityService', 'NOTIFICATION_WAS_READ', { notificationIds: ['1'] }),
      await ask('UtilityService', 'DELETE_NOTIFICATIONS', { deletingMethod: 'delete-by-id', notificationIds: ['1'] }),
      await ask('DirectoryService', 'GET_DV_OF_DIRECTORIES', {}),
      await ask('DirectoryService', 'GET_DIRECTORY_BUSINESS_ERRORS', {}),
      await ask('DirectoryService', 'GET_PASSWORD_POLICIES', {}),
      await ask('DirectoryService', 'GET_SECURITY_QUESTIONS', {}),
      await ask('DirectoryService', 'GET_EXCHANGE_RATES', {}),
    ]);
    expect(Object.fromEntries([...answers].map(([code, data]) => [code, keysOf(data)]))).toEqual(ANSWER_KEYS);
  });
});

describe('a transfer', () => {
  it('moves the money once, shows what it books, and replays its answers', async () => {
    const transfer = transferOf(from, to, '12.34');
    const created = await create(client, transfer);
    expect(created.data).toMatchObject({ amount: '12.34', fee: '0.00', amountDebitTotal: '12.34', ccy: 'KGS' });
    expect((await create(client, transfer)).text).toBe(created.text);
    const before = await balances();
    const { code } = await server.codeSentBy('aibek', () => send(client, transfer.operationId));
    const confirmed = await confirm(client, transfer.operationId, code);
    expect(confirmed).toMatchObject({ success: true, data: { txnStatusExternal: 'ACCEPTED' } });
    expect((await confirm(client, transfer.operationId, code)).text).toBe(confirmed.text);
    const after = await balances();
    expect([after.from - before.from, after.to - before.to]).toEqual([-1234n, 1234n]);
  });

  it('keeps its id for ever: another amount under it is refused and nothing is booked', async () => {
    const transfer = transferOf(from, to, '5.00');
    const { code } = await prepared(server, client, transfer);
    expect((await create(client, { ...transfer, amount: '6.00' })).code).toBe('OPERATION_ID_REUSED');
    await confirm(client, transfer.operationId, code);
    const before = await balances();
    expect((await create(client, { ...transfer, amount: '7.00' })).code).toBe('OPERATION_ID_REUSED');
    expect(await balances()).toEqual(before);
  });
});

describe('every refusal an operation declares', () => {
  it.each([
    ['GET_ACCOUNT_BY_ID', { accountId: '999999' }, 'ACCOUNT_NOT_FOUND'],
    ['GET_TRANSACTION_BY_ID_V2', { txnId: '999999999' }, 'TRANSACTION_NOT_FOUND'],
    ['GET_TRANSACTION_RECEIPT_FILE', { txnId: '999999999' }, 'TRANSACTION_NOT_FOUND'],
  ] as const)('of reading: %s with %j: %s', async (code, data, refusal) => {
    expect((await client.operation('AccountService', code, data)).code).toBe(refusal);
  });

  describe('of creating', () => {
    let stranger: WireClient;
    let foreign: readonly WireAccount[];

    beforeAll(async () => {
      stranger = await server.signedIn('aizada');
      foreign = await accountsOf(stranger);
    });

    const theirs = () => only(foreign, isOrdinary);
    const dormant = () => only(accounts, (account) => account.acStatDormant);
    const noDebit = () => only(accounts, (account) => account.acStatNoDr && !account.acStatFrozen);
    const noCredit = () => only(accounts, (account) => account.acStatNoCr);
    const dollars = () => only(accounts, (account) => account.ccy === 'USD');

    it.each([
      ['from the account of another', 'ACCOUNT_DEBIT_NOT_FOUND', () => transferOf(theirs(), to)],
      ['to the account of another', 'ACCOUNT_CREDIT_NOT_FOUND', () => transferOf(from, theirs())],
      ['to the same account', 'SAME_ACCOUNT', () => transferOf(from, from)],
      ['to an account in dollars', 'CURRENCY_MISMATCH', () => transferOf(from, dollars())],
      ['from a dormant account', 'ACCOUNT_DEBIT_DORMANT', () => transferOf(dormant(), to)],
      ['from an account nothing may leave', 'ACCOUNT_NO_DEBIT', () => transferOf(noDebit(), to)],
      ['to a dormant account', 'ACCOUNT_CREDIT_DORMANT', () => transferOf(from, dormant())],
      ['to an account nothing may come to', 'ACCOUNT_NO_CREDIT', () => transferOf(from, noCredit())],
      ['more than is there', 'INSUFFICIENT_FUNDS', () => transferOf(from, to, '9999999999.99')],
    ] as const)('%s: %s', async (_case, refusal, transfer) => {
      expect((await create(client, transfer())).code).toBe(refusal);
    });

    it('an id that has another amount: OPERATION_ID_REUSED', async () => {
      const reused = transferOf(from, to);
      await create(client, reused);
      expect((await create(client, { ...reused, amount: '2.00' })).code).toBe('OPERATION_ID_REUSED');
    });

    it('from a frozen account: ACCOUNT_DEBIT_FROZEN', async () => {
      const frozen = only(foreign, (account) => account.acStatFrozen);
      expect((await create(stranger, transferOf(frozen, theirs()))).code).toBe('ACCOUNT_DEBIT_FROZEN');
    });
  });

  describe.each([
    ['SEND_OTP_BY_SMS', send],
    ['RETRY_SEND_OTP', resend],
  ] as const)('of sending codes by %s', (_code, ask) => {
    it.each([
      ['an operation there is not', 'OPERATION_NOT_FOUND', async () => randomUUID()],
      ['a fourth time', 'MAX_OTP_TRIES', sentThreeTimes],
      ['after five wrong codes', 'OTP_TRIES_LIMIT_EXCEEDED', async () => (await triedFiveTimes()).operationId],
    ] as const)('%s: %s', async (_case, refusal, operationId) => {
      expect((await ask(client, await operationId())).code).toBe(refusal);
    });

    it('while codes are held, messages are used up, and when the operation is over', async () => {
      const late = transferOf(from, to);
      await create(client, late);
      const tried = () => ask(client, late.operationId);
      expect((await whileOnHold(server, 'aibek', tried)).code).toBe('CONFIRMATIONS_ON_HOLD');
      const phone = await phoneOf(server, 'aibek');
      expect((await withoutMessages(server, phone, tried)).code).toBe('OTP_MESSAGES_LIMIT_EXCEEDED');
      server.bank.clock.advance(TEN_MINUTES_MS);
      client = await server.signedIn('aibek');
      expect((await tried()).code).toBe('OPERATION_TIME_OUT');
    });
  });

  describe('of confirming', () => {
    const confirmed = async (operationId: string, otp: string) => (await confirm(client, operationId, otp)).code;

    it('an unknown operation: OPERATION_NOT_FOUND', async () => {
      expect(await confirmed(randomUUID(), '000000')).toBe('OPERATION_NOT_FOUND');
    });

    it('a wrong code: INCORRECT_OTP', async () => {
      const wrong = await prepared(server, client, transferOf(from, to));
      const first = await confirm(client, wrong.operationId, wrongCode(wrong.code));
      expect([first.code, first.particulars]).toEqual(['INCORRECT_OTP', { triesLeft: '4' }]);
    });

    it('the right code after five wrong ones: OTP_TRIES_LIMIT_EXCEEDED', async () => {
      const tried = await triedFiveTimes();
      expect(await confirmed(tried.operationId, tried.code)).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    });

    it('a code that a newer one has replaced: OTP_REPLACED, and CONFIRMATIONS_ON_HOLD while codes are held', async () => {
      const replaced = await prepared(server, client, transferOf(from, to));
      server.bank.clock.advance(HALF_A_MINUTE_MS);
      await resend(client, replaced.operationId);
      const tried = () => confirmed(replaced.operationId, replaced.code);
      expect([await tried(), await whileOnHold(server, 'aibek', tried)]).toEqual([
        'OTP_REPLACED',
        'CONFIRMATIONS_ON_HOLD',
      ]);
    });

    it('a code that has expired: OTP_EXPIRED', async () => {
      const old = await prepared(server, client, transferOf(from, to));
      server.bank.clock.advance(TEN_MINUTES_MS / 2);
      expect(await confirmed(old.operationId, old.code)).toBe('OTP_EXPIRED');
    });

    it('what was not confirmed in time: OPERATION_TIME_OUT', async () => {
      server.bank.clock.advance(TEN_MINUTES_MS / 2 - 1000);
      client = await server.signedIn('aibek');
      const late = await prepared(server, client, transferOf(from, to));
      server.bank.clock.advance(TEN_MINUTES_MS);
      client = await server.signedIn('aibek');
      expect(await confirmed(late.operationId, late.code)).toBe('OPERATION_TIME_OUT');
    });

    it.each([
      ['that pays is closed', 'ACCOUNT_DEBIT_NOT_FOUND', () => from, CLOSED],
      ['that is paid is closed', 'ACCOUNT_CREDIT_NOT_FOUND', () => to, CLOSED],
      ['that pays is dormant', 'ACCOUNT_DEBIT_DORMANT', () => from, DORMANT],
      ['that pays is frozen', 'ACCOUNT_DEBIT_FROZEN', () => from, FROZEN],
      ['that is paid is dormant', 'ACCOUNT_CREDIT_DORMANT', () => to, DORMANT],
      ['that is paid takes nothing', 'ACCOUNT_NO_CREDIT', () => to, NO_CREDIT],
      ['that pays lets nothing leave', 'ACCOUNT_NO_DEBIT', () => from, NO_DEBIT],
      ['that pays has nothing free', 'INSUFFICIENT_FUNDS', () => from, BLOCKED],
    ] as const)('when since the creation the account %s: %s', async (_case, refusal, account, change) => {
      const { operationId, code } = await prepared(server, client, transferOf(from, to));
      const tried = () => confirm(client, operationId, code);
      expect(await refusalWhile(server, { id: account().id, change }, tried)).toBe(refusal);
    });
  });
});

async function sentThreeTimes(): Promise<string> {
  const transfer = transferOf(from, to);
  await create(client, transfer);
  for (const sendsLeft of [2, 1, 0]) {
    const last = sendsLeft === 0;
    expect((await send(client, transfer.operationId)).data).toMatchObject({ islastsmstry: last, sendsLeft });
    const early = await resend(client, transfer.operationId);
    expect([early.code, early.particulars]).toEqual(
      last
        ? ['MAX_OTP_TRIES', { retryAt: expect.stringMatching(/Z$/) }]
        : [
            'TOO_MANY_REQUESTS',
            { seconds: expect.stringMatching(/^(?:[1-9]|[12]\d|30)$/), retryAt: expect.stringMatching(/Z$/) },
          ],
    );
    server.bank.clock.advance(HALF_A_MINUTE_MS);
  }
  return transfer.operationId;
}

async function triedFiveTimes() {
  const operation = await prepared(server, client, transferOf(from, to));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await confirm(client, operation.operationId, wrongCode(operation.code));
  }
  return operation;
}

async function balances() {
  const now = await accountsOf(client);
  const minor = (id: string) =>
    BigInt(only(now, (account) => account.id === id).acyWithdrawableBalance.replace('.', ''));
  return { from: minor(from.id), to: minor(to.id) };
}
