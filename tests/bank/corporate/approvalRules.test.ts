import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { changeRule } from './rulesSupport';
import type { RuleOfTest } from './rulesSupport';
import { signAs } from './support';

const FUNDS = 1_000_000n;

describe('a rule of a company about further signatures', () => {
  let bank: TestBank;
  let customerId: string;
  let users: Readonly<Record<'maker' | 'other' | 'director' | 'deputy' | 'owner' | 'accountant', TestCaller>>;
  let from: string;
  let to: string;

  beforeEach(async () => {
    bank = await createTestBank();
    customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'other', rights: ['view', 'create'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
      { login: 'deputy', rights: ['view', 'sign'], place: 1 },
      { login: 'owner', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'create', 'sign'], place: 2 },
    ]);
    users = {
      maker: await bank.callAs('maker'),
      other: await bank.callAs('other'),
      director: await bank.callAs('director'),
      deputy: await bank.callAs('deputy'),
      owner: await bank.callAs('owner'),
      accountant: await bank.callAs('accountant'),
    };
    from = await addAccount(bank, customerId, { balance: FUNDS });
    to = await addAccount(bank, customerId);
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  type Login = keyof typeof users;

  const rule = (terms: RuleOfTest) => changeRule(bank, customerId, { terms });

  async function sent(amount: bigint, by: Login = 'maker', payee = to): Promise<OperationId> {
    const request = transferRequest({ from, to: payee, amount });
    valueOf(await users[by].call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    valueOf(await users[by].call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    return request.operationId;
  }

  /** Signs one document; `booked`, `signed`, or why it could not be. */
  async function sign(by: Login, document: OperationId): Promise<string> {
    const prepared = await users[by].call('CREATE_CONFIRM_OPERATION', {
      operationId: newOperationId(),
      documents: [document],
    });
    if (!prepared.ok) {
      return prepared.failure.code;
    }
    const [signed] = await signAs(bank, users[by], [document]);
    return signed?.refusal ?? (signed?.transactionId === undefined ? 'signed' : 'booked');
  }

  async function seen(by: Login, document: OperationId) {
    const documents = valueOf(await users[by].call('GET_TXNS_ON_CONFIRMATION', { operationId: document }));
    return documents[0];
  }

  const states = async (by: Login, document: OperationId) =>
    (await seen(by, document))?.awaited.rules?.map(({ left, signers }) => [
      left,
      ...signers.map(({ name, state }) => `${name.en.replace('User ', '')} ${state}`),
    ]);

  it('adds a signature to those of the bank, and takes none away', async () => {
    await rule({ amountFrom: 100_000n, signers: ['owner'] });
    const [small, large] = [await sent(99_999n, 'other'), await sent(100_000n)];
    expect(await states('maker', small)).toBeUndefined();
    expect(await states('maker', large)).toEqual([[1, 'owner today']]);
    expect([await sign('director', small), await sign('accountant', small)]).toEqual(['signed', 'booked']);
    expect([await sign('director', large), await sign('accountant', large)]).toEqual(['signed', 'signed']);
    expect(await balanceOf(bank, from)).toBe(FUNDS - 99_999n);
    expect((await seen('deputy', large))?.canSign).toBe(false);
    expect(await sign('deputy', large)).toBe('ALREADY_SIGNED');
    expect((await seen('owner', large))?.canSign).toBe(true);
    expect(await sign('owner', large)).toBe('booked');
    expect((await seen('maker', large))?.signatures.map(({ name }) => name.en)).toEqual([
      'User director',
      'User owner',
      'User accountant',
    ]);
    expect(await balanceOf(bank, from)).toBe(FUNDS - 199_999n);
  });

  it('counts a signature in a place too, and one signature for every rule', async () => {
    await rule({ signers: ['owner', 'director'] });
    await rule({ amountFrom: 1n, signers: ['owner'] });
    const document = await sent(10n);
    expect([await sign('owner', document), await sign('accountant', document)]).toEqual(['signed', 'booked']);
  });

  it('is signed in its order, each when it is their turn', async () => {
    await rule({ signers: ['deputy', 'owner', 'director'], needed: 2, inOrder: true });
    const document = await sent(10n);
    expect(await states('maker', document)).toEqual([[2, 'deputy today', 'owner today', 'director later']]);
    expect(await sign('director', document)).toBe('APPROVAL_NOT_YOUR_TURN');
    expect((await seen('director', document))?.canSign).toBe(false);
    expect(await sign('owner', document)).toBe('signed');
    expect(await states('maker', document)).toEqual([[1, 'deputy later', 'owner signed', 'director today']]);
    expect(await sign('deputy', document)).toBe('APPROVAL_NOT_YOUR_TURN');
    expect([await sign('director', document), await sign('accountant', document)]).toEqual(['signed', 'booked']);
  });

  it('refuses an early signature also when its code was sent before the rule was made', async () => {
    const document = await sent(10n);
    const operationId = newOperationId();
    valueOf(await users.director.call('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }));
    const { rows } = await bank.database.owner.query<{ text: string }>(
      'select text from message_outbox order by id desc limit 1',
    );
    await rule({ signers: ['owner', 'director'], needed: 2, inOrder: true });
    const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    const [signed] = valueOf(await users.director.call('CONFIRM_CONFIRM_OPERATION', { operationId, otp }));
    expect(signed?.refusal).toBe('APPROVAL_NOT_YOUR_TURN');
  });

  it('adds up what one author sends to one payee in a day, so that parts are as large as the whole', async () => {
    await rule({ amountFrom: 100_000n, signers: ['owner'] });
    const first = await sent(60_000n);
    expect([await sign('director', first), await sign('accountant', first)]).toEqual(['signed', 'booked']);
    const elsewhere = await sent(60_000n, 'maker', await addAccount(bank, customerId));
    const byAnother = await sent(60_000n, 'other');
    const second = await sent(40_000n);
    expect(await states('maker', second)).toEqual([[1, 'owner today']]);
    expect([await states('maker', elsewhere), await states('maker', byAnother)]).toEqual([undefined, undefined]);
    expect([await sign('director', second), await sign('accountant', second)]).toEqual(['signed', 'signed']);
    bank.clock.advance(24 * 60 * 60 * 1000);
    expect(await states('maker', await sent(99_999n))).toBeUndefined();
  });

  it('adds up everything of an author where it says so, and not what was declined', async () => {
    await rule({ amountFrom: 100_000n, sumOf: 'author', signers: ['owner'] });
    const first = await sent(60_000n);
    const second = await sent(60_000n, 'maker', await addAccount(bank, customerId));
    expect(await states('maker', first)).toEqual([[1, 'owner today']]);
    valueOf(await users.maker.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: second, reason: '' }));
    expect(await states('maker', first)).toBeUndefined();
    expect([await sign('director', first), await sign('accountant', first)]).toEqual(['signed', 'booked']);
  });

  it('tells the maker before the document is sent', async () => {
    await rule({ amountFrom: 100_000n, signers: ['owner'] });
    await sent(60_000n);
    const preview = valueOf(
      await users.maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from, to, amount: 40_000n })),
    );
    expect(preview.awaited?.rules).toMatchObject([
      { left: 1, signers: [{ name: { en: 'User owner' }, state: 'today' }] },
    ]);
    expect(preview.awaited?.rules?.[0]?.words.ru).toMatch(
      /^Документы от 1\s000,00\sсом одному получателю за день; подписывает User owner$/u,
    );
  });

  it('is about the accounts, kinds, authors and payees it names only', async () => {
    const { rows } = await bank.database.owner.query<{ number: string }>('select number from account where id = $1', [
      to,
    ]);
    const all = { signers: ['owner'] };
    const conditions: readonly RuleOfTest[] = [
      { ...all, accounts: [from] },
      { ...all, accounts: [to] },
      { ...all, operations: ['MAKE_OWN_ACCOUNTS_TRANSFER'] },
      { ...all, operations: ['MAKE_SWIFT_TRANSFER'] },
      { ...all, authors: [users.maker.caller.userId] },
      { ...all, authors: [users.other.caller.userId] },
      { ...all, counterparties: [rows[0]?.number ?? ''] },
      { ...all, counterparties: ['0000000000000000'] },
    ];
    const found: unknown[] = [];
    for (const terms of conditions) {
      const ruleId = await rule(terms);
      found.push((await states('maker', await sent(10n)))?.length);
      await changeRule(bank, customerId, { ruleId });
    }
    expect(found).toEqual([1, undefined, 1, undefined, 1, undefined, 1, undefined]);
  });

  it('does not count its author, nor a user who has lost the right to sign', async () => {
    await rule({ signers: ['accountant', 'owner', 'deputy'] });
    const document = await sent(10n, 'accountant');
    expect([await sign('accountant', document), await sign('director', document)]).toEqual(['signed', 'signed']);
    const signed = async () => (await states('maker', document))?.[0];
    expect(await signed()).toEqual([1, 'accountant unable', 'owner today', 'deputy today']);
    await bank.database.owner.query(`update app_user set blocked_until = $1 where login = 'deputy'`, [
      new Date(bank.clock.now() + 60_000),
    ]);
    await bank.database.owner.query(
      `update app_user set rights = '{view}', signature_place = null where login = 'owner'`,
    );
    expect(await signed()).toEqual([1, 'accountant unable', 'owner unable', 'deputy unable']);
    expect(await sign('owner', document)).toBe('SIGNATURE_NOT_YOURS');
  });

  it('binds documents that wait, and one that has ended lets them go by the press of who has signed', async () => {
    const document = await sent(10n);
    expect(await sign('director', document)).toBe('signed');
    const ruleId = await rule({ signers: ['owner', 'deputy'], needed: 2 });
    expect([await sign('accountant', document), await sign('owner', document)]).toEqual(['signed', 'signed']);
    expect((await seen('owner', document))?.canSign).toBe(false);
    await changeRule(bank, customerId, { ruleId });
    expect((await seen('owner', document))?.canSign).toBe(true);
    expect(await sign('owner', document)).toBe('booked');
  });

  it('leaves a document that was declined unsigned', async () => {
    await rule({ signers: ['owner'] });
    const document = await sent(10n);
    valueOf(await users.owner.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: document, reason: 'no' }));
    expect(
      refusalOf(
        await users.owner.call('CREATE_CONFIRM_OPERATION', { operationId: newOperationId(), documents: [document] }),
      ),
    ).toBe('OPERATION_NOT_FOUND');
  });
});
