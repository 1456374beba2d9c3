import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { bankDayOf } from '../../src/domain/time/Instant';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { isPage, statementOf } from './support/statementStory';
import { accountsOf, confirm, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const CODE = 'CHECK_BANK_CLIENT_RECIPIENT';
const HOUR_MS = 60 * 60 * 1000;
/** A card of aizada, one of aibek that is locked, and one of nobody. */
const CARDS = { theirs: '9417000000002020', locked: '9417000000004042', nobodys: '9417000000009991' };
/** The customers as others are shown them, and as they are registered. */
const SHOWN = { mine: 'Айбек А.', theirs: 'Айзада Т.' };
const REGISTERED = { mine: 'Асанов Айбек Маратович', theirs: 'Токтосунова Айзада Бакытовна' };
const MISSES_OF_A_USER = 10;
const MISSES_OF_A_NETWORK = 60;

let server: TestServer;
let client: WireClient;
let from: WireAccount;
let to: WireAccount;
let phone: string;

beforeAll(async () => {
  server = await startTestServer();
  const accounts = await accountsOf(await server.signedIn('aibek'));
  [from] = ordinaryPair(accounts);
  to = only(
    await accountsOf(await server.signedIn('aizada')),
    (account) => isOrdinary(account) && account.ccy === 'KGS',
  );
  const { rows } = await server.bank.database.owner.query<{ phone: string }>(
    `select phone from app_user where login = 'aizada'`,
  );
  phone = rows[0]?.phone ?? '';
});
beforeEach(async () => {
  server.bank.clock.advance(HOUR_MS);
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

async function ask(by: string, value: string, asking = client) {
  return asking.operation('TransferService', CODE, {
    accountCreditPropType: by,
    accountCreditPropValue: value,
    ccy: 'KGS',
  });
}

/** Account numbers of this bank that nobody has; their check digits are right. */
const nobodys = (index: number) => {
  const start = `128009${index.toString().padStart(8, '0')}`;
  return `${start}${(BigInt(start) % 97n).toString().padStart(2, '0')}`;
};

describe('a recipient', () => {
  it.each([
    ['account', () => to.accountNo],
    ['card', () => CARDS.theirs],
    ['phone', () => phone],
  ])('is shown by first name and initial when asked for by %s', async (by, value) => {
    expect((await ask(by, value())).data).toEqual({ recipientName: SHOWN.theirs });
  });

  it('is shown by its whole legal name when it is a company', async () => {
    const company = only(await accountsOf(await server.signedIn('saltanat')), isOrdinary);
    expect((await ask('account', company.accountNo)).data).toEqual({ recipientName: 'ОсОО «Ак-Суу Трейд»' });
  });

  it('is shown as the transfer will show it', async () => {
    const { data } = await ask('account', to.accountNo);
    const words = { operationId: randomUUID(), accountDebitId: from.id, amount: '10.00', ccy: 'KGS' };
    const created = await client.operation('TransferService', 'MAKE_BANK_CLIENT_TRANSFER', {
      ...words,
      accountCreditPropType: 'account',
      accountCreditPropValue: to.accountNo,
    });
    const name = typeof data === 'object' && data !== null && 'recipientName' in data ? data.recipientName : '';
    expect(created.data).toMatchObject({ credit: { name } });
  });

  it.each([
    ['an account of nobody', 'account', () => nobodys(1)],
    ['a card of nobody', 'card', () => CARDS.nobodys],
    ['a card that cannot be used', 'card', () => CARDS.locked],
    ['a phone of nobody', 'phone', () => '+996555999888'],
  ])('is not found: %s', async (_name, by, value) => {
    const answer = await ask(by, value());
    expect([answer.code, answer.data, answer.particulars]).toEqual(['RECIPIENT_NOT_FOUND', undefined, {}]);
  });

  it.each([
    ['account', '128001'],
    ['card', '94170000'],
    ['phone', '0555123456'],
    ['name', 'Айзада'],
  ])('is not asked for by %s %s', async (by, value) => {
    expect((await ask(by, value)).code).toBe('INVALID_REQUEST');
  });

  it.each([
    ['account', nobodys],
    ['card', (index: number) => `94170000${(90_000_000 + index).toString()}`],
    ['phone', (index: number) => `+9965559990${index.toString().padStart(2, '0')}`],
  ])('is not shown to a caller who guesses by %s, not even for an existing number', async (by, guess) => {
    for (let miss = 0; miss < MISSES_OF_A_USER; miss += 1) {
      expect((await ask(by, guess(miss))).code).toBe('RECIPIENT_NOT_FOUND');
    }
    const asked = [await ask('account', to.accountNo), await ask('card', CARDS.theirs), await ask('phone', phone)];
    expect(asked.map(({ code }) => code)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    server.bank.clock.advance(HOUR_MS);
    expect((await ask('account', to.accountNo, await server.signedIn('aibek'))).success).toBe(true);
  });

  it('is not shown to a network that only guesses, for any of its users', async () => {
    const { owner } = server.bank.database;
    await owner.query('update recipient_lookup_source set missed = $1, hour = date_trunc($2, $3::timestamptz)', [
      MISSES_OF_A_NETWORK - 1,
      'hour',
      new Date(server.bank.clock.now()),
    ]);
    expect((await ask('account', nobodys(1))).code).toBe('RECIPIENT_NOT_FOUND');
    const neighbour = await server.signedIn('aizada');
    expect((await ask('account', from.accountNo, neighbour)).code).toBe('TOO_MANY_REQUESTS');
    const card = {
      operationId: randomUUID(),
      accountDebitId: to.id,
      accountCreditCardPan: CARDS.nobodys,
      amount: '50.00',
      ccy: 'KGS',
    };
    expect((await neighbour.operation('TransferService', 'MAKE_IPC_CARD_TRANSFER', card)).code).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  it('is refused to users who cannot send money', async () => {
    expect((await ask('account', to.accountNo, server.visitor())).code).toBe('INVALID_SESSION_KEY');
  });
});

describe('a transfer that was made', () => {
  it('names the other one as others are shown, and oneself in full, in history, notification and statement of both', async () => {
    const operationId = randomUUID();
    const words = { operationId, accountDebitId: from.id, amount: '13.00', ccy: 'KGS' };
    await client.operation('TransferService', 'MAKE_BANK_CLIENT_TRANSFER', {
      ...words,
      accountCreditPropType: 'account',
      accountCreditPropValue: to.accountNo,
    });
    const sent = await server.codeSentBy('aibek', () => send(client, operationId));
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      `select text from sandbox_message where login = 'aibek' order by id desc limit 1`,
    );
    expect(rows[0]?.text).toContain(`, ${SHOWN.theirs} `);
    expect((await confirm(client, operationId, sent.code)).success).toBe(true);
    const theirs = await server.signedIn('aizada');
    expect(await seenBy(client, from)).toMatchObject({
      history: { transactions: [{ senderName: REGISTERED.mine, recipientName: SHOWN.theirs }] },
      statement: SHOWN.theirs,
      tells: [SHOWN.theirs],
    });
    expect(await seenBy(theirs, to)).toMatchObject({
      history: { transactions: [{ senderName: SHOWN.mine, recipientName: REGISTERED.theirs }] },
      statement: SHOWN.mine,
      tells: [SHOWN.mine],
    });
    await assertBooksBalance(server.bank.database.owner);
  });

  /** The names in the newest line of history, in the last entry of a statement of today, and those the newest notification has. */
  async function seenBy(reader: WireClient, account: WireAccount) {
    const history = await reader.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 1 } });
    const day = bankDayOf(server.bank.clock.now());
    const made = await reader.operation('AccountService', 'GENERATE_ACCOUNT_STATEMENT', {
      accountId: account.id,
      dateFrom: day,
      dateTo: day,
    });
    const { statementId } = statementOf(made.data);
    const entries = await reader.operation('AccountService', 'GET_STATEMENT_ENTRIES', { statementId, limit: 100 });
    const notices = await reader.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    const newest = JSON.stringify(Array.isArray(notices.data) ? notices.data[0] : undefined);
    return {
      history: history.data,
      statement: isPage(entries.data) ? Object(entries.data.entries.at(-1)).counterpartyName : undefined,
      tells: [...Object.values(SHOWN), ...Object.values(REGISTERED)].filter((name) => newest.includes(name)),
    };
  }
});

describe('a transfer to a card of this bank', () => {
  it('arrives at its account, is answered again the same, and nothing is kept of the number', async () => {
    const words = {
      operationId: randomUUID(),
      accountDebitId: from.id,
      accountCreditPropType: 'card',
      accountCreditPropValue: CARDS.theirs,
      amount: '12.00',
      ccy: 'KGS',
    };
    const make = (request: object) => client.operation('TransferService', 'MAKE_BANK_CLIENT_TRANSFER', request);
    const created = await make(words);
    expect(created.data).toMatchObject({ terms: { details: { cardNumber: '941700******2020' } } });
    expect((await make(words)).text).toBe(created.text);
    expect((await make({ ...words, accountCreditPropValue: '4288010000002026' })).code).toBe('OPERATION_ID_REUSED');
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    expect((await confirm(client, words.operationId, sent.code)).success).toBe(true);
    const { rows } = await server.bank.database.owner.query<{ kept: string }>(
      'select o::text as kept from operation o where operation_id = $1',
      [words.operationId],
    );
    expect(rows[0]?.kept).toContain('accountCreditPropValue');
    expect(rows[0]?.kept).not.toContain(CARDS.theirs);
    await assertBooksBalance(server.bank.database.owner);
  });
});
