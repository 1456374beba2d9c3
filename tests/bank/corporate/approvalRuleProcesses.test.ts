import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { documentExpiry } from '../../../bank/modules/corporate/documentExpiry';
import { DOCUMENT_STATES } from '../../../src/domain/corporate/PaymentDocument';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addAccount, addCompany } from '../support/arrange';
import { anotherProcess, createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { jobOf } from '../support/jobs';
import { newOperationId, transferRequest, valueOf } from '../support/transfers';
import { changeRule } from './rulesSupport';

const ROUNDS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;
const LIFE_MS = 10 * DAY_MS;
/** An amount that the rule is about, and one below it. */
const LARGE = 100_000n;
const SMALL = 60_000n;

const LOGINS = ['maker', 'approver', 'director', 'owner', 'deputy', 'accountant'] as const;

type Login = (typeof LOGINS)[number];

/** A process of the bank with the users who are signed in there. */
interface Process {
  readonly bank: TestBank;
  readonly users: Readonly<Record<Login, TestCaller>>;
}

describe('two processes of the bank', () => {
  let here: Process;
  let there: Process;
  let customerId: string;
  let from: string;
  let to: string;

  beforeAll(async () => {
    const bank = await createTestBank();
    customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'approver', rights: ['view', 'approve'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
      { login: 'owner', rights: ['view', 'sign'], place: 1 },
      { login: 'deputy', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'sign'], place: 2 },
    ]);
    from = await addAccount(bank, customerId, { balance: 100_000_000n });
    to = await addAccount(bank, customerId);
    await changeRule(bank, customerId, { terms: { amountFrom: LARGE, signers: ['owner', 'deputy'] } });
    here = await processOf(bank);
    there = await processOf(anotherProcess(bank));
  });
  beforeEach(nextDay);
  afterAll(async () => {
    await there.bank.close();
    await here.bank.close();
  });

  async function processOf(bank: TestBank): Promise<Process> {
    const callers = await Promise.all(LOGINS.map(async (login) => [login, await bank.callAs(login)] as const));
    return { bank, users: Object.fromEntries(callers) as Record<Login, TestCaller> };
  }

  function nextDay(): void {
    here.bank.clock.advance(DAY_MS);
    there.bank.clock.advance(here.bank.clock.now() - there.bank.clock.now());
  }

  async function created(amount: bigint): Promise<OperationId> {
    const request = transferRequest({ from, to, amount });
    valueOf(await here.users.maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    return request.operationId;
  }

  const send = ({ users }: Process, operationId: OperationId) =>
    users.maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId });

  const approve = ({ users }: Process, operationId: OperationId) =>
    users.approver.call('APPROVE_TXN_ON_CONFIRMATION', { operationId });

  /** A document that was sent, approved and signed by these users. */
  async function signedBy(amount: bigint, ...logins: readonly Login[]): Promise<OperationId> {
    const operationId = await created(amount);
    valueOf(await send(here, operationId));
    valueOf(await approve(there, operationId));
    for (const login of logins) {
      expect(await (await prepared(here, login, operationId))(here)).toBe('signed');
    }
    return operationId;
  }

  /** Asks for a code; the result signs with it in a process and answers `booked`, `signed` or the refusal. */
  async function prepared({ bank, users }: Process, by: Login, document: OperationId) {
    const operationId = newOperationId();
    valueOf(await users[by].call('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }));
    const { rows } = await bank.database.owner.query<{ text: string }>(
      'select text from message_outbox where user_id = $1 order by id desc limit 1',
      [users[by].caller.userId],
    );
    const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    return async (process: Process): Promise<string> => {
      const answer = await process.users[by].call('CONFIRM_CONFIRM_OPERATION', { operationId, otp });
      const [signed] = answer.ok ? answer.value : [];
      return answer.ok
        ? (signed?.refusal ?? (signed?.transactionId === undefined ? 'signed' : 'booked'))
        : answer.failure.code;
    };
  }

  /** Makes both calls at once, the second one first in every other round. */
  async function atOnce<First, Second>(
    round: number,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<readonly [First, Second]> {
    if (round % 2 === 0) {
      return Promise.all([first(), second()]);
    }
    const [late, early] = await Promise.all([second(), first()]);
    return [early, late];
  }

  /**
   * State of a document, after a check of what holds whatever came first: it is in one list, it was booked once or not at all, and the
   * books balance, also as far as they ask for the signatures of the rules.
   */
  async function endOf(document: OperationId): Promise<string> {
    const lists: string[] = [];
    for (const state of DOCUMENT_STATES) {
      const listed = valueOf(await there.users.director.call('GET_TXNS_ON_CONFIRMATION', { state, page: 1 }));
      lists.push(...listed.filter(({ preview }) => preview.operationId === document).map(() => state));
    }
    const { owner } = here.bank.database;
    const { rows } = await owner.query<{ booked: number }>(
      'select count(*)::int as booked from txn where operation_id = $1',
      [document],
    );
    expect(lists).toHaveLength(1);
    expect(rows[0]?.booked).toBe(lists[0] === 'done' ? 1 : 0);
    await assertBooksBalance(owner);
    return lists[0] ?? '';
  }

  async function rounds(race: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      nextDay();
      await race(round);
    }
  }

  it('book a document once when one code is entered in two tabs', () =>
    rounds(async (round) => {
      const document = await signedBy(LARGE, 'owner');
      const sign = await prepared(here, 'accountant', document);
      const ends = await atOnce(
        round,
        () => sign(here),
        () => sign(there),
      );
      expect(ends).toContain('booked');
      expect(await endOf(document)).toBe('done');
    }));

  it('book a document with the later of two last signatures', () =>
    rounds(async (round) => {
      const document = await signedBy(LARGE, 'director');
      const [owner, accountant] = [
        await prepared(here, 'owner', document),
        await prepared(there, 'accountant', document),
      ];
      const ends = await atOnce(
        round,
        () => owner(here),
        () => accountant(there),
      );
      expect(ends.toSorted()).toEqual(['booked', 'signed']);
      expect(await endOf(document)).toBe('done');
    }));

  it('recall a document that one of them approves', () =>
    rounds(async (round) => {
      const document = await created(LARGE);
      valueOf(await send(here, document));
      const [approved, recalled] = await atOnce(
        round,
        () => approve(here, document),
        () => there.users.maker.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: document, reason: '' }),
      );
      expect(recalled.ok).toBe(true);
      expect(approved.ok || approved.failure.code === 'OPERATION_NOT_FOUND').toBe(true);
      expect(await endOf(document)).toBe('declined');
    }));

  it('either book a document or recall it, and count what was recalled in no sum', () =>
    rounds(async (round) => {
      const document = await signedBy(SMALL, 'director');
      const sign = await prepared(here, 'accountant', document);
      const [signed, recalled] = await atOnce(
        round,
        () => sign(here),
        () => there.users.maker.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: document, reason: '' }),
      );
      const end = await endOf(document);
      expect([signed, recalled.ok, end]).toEqual(
        signed === 'booked' ? ['booked', false, 'done'] : ['OPERATION_NOT_FOUND', true, 'declined'],
      );
      // The second part goes without the owner only if the first one was taken back.
      const second = await signedBy(SMALL, 'director');
      const last = await prepared(there, 'accountant', second);
      expect(await last(there)).toBe(end === 'done' ? 'signed' : 'booked');
    }));

  it('either book a document or let it expire, and count what has expired in no sum', () =>
    rounds(async (round) => {
      const document = await signedBy(SMALL, 'director');
      here.bank.clock.advance(LIFE_MS - 1000);
      const sign = await prepared(here, 'accountant', document);
      there.bank.clock.advance(LIFE_MS);
      const [signed] = await atOnce(
        round,
        () => sign(here),
        () => jobOf(there.bank, documentExpiry).round(),
      );
      const end = await endOf(document);
      expect([signed, end]).toEqual(signed === 'booked' ? ['booked', 'done'] : ['OPERATION_NOT_FOUND', 'expired']);
      expect(await sumsOf(document)).toEqual(end === 'done' ? [SMALL, SMALL] : [0n, 0n]);
    }));

  it('refuse the last signature in the process whose clock is past the end', () =>
    rounds(async () => {
      const document = await signedBy(SMALL, 'director');
      here.bank.clock.advance(LIFE_MS - 1000);
      const sign = await prepared(here, 'accountant', document);
      there.bank.clock.advance(LIFE_MS);
      expect(await sign(there)).toBe('OPERATION_TIME_OUT');
      expect(await endOf(document)).toBe('expired');
    }));

  it('either book a document before a rule changes, or keep it for what the rule asks then', () =>
    rounds(async (round) => {
      const document = await signedBy(SMALL, 'director');
      const sign = await prepared(here, 'accountant', document);
      const [signed, ruleId] = await atOnce(
        round,
        () => sign(here),
        () => changeRule(there.bank, customerId, { terms: { signers: ['deputy'] } }),
      );
      expect(await endOf(document)).toBe(signed === 'booked' ? 'done' : 'waiting');
      if (signed !== 'booked') {
        expect(signed).toBe('signed');
        expect(await (await prepared(there, 'deputy', document))(there)).toBe('booked');
      }
      await changeRule(there.bank, customerId, { ruleId });
    }));

  it('either book a document before a signer of its rule is removed, or count the signature no more', () =>
    rounds(async (round) => {
      const document = await signedBy(LARGE, 'director', 'owner');
      const sign = await prepared(here, 'accountant', document);
      const [signed] = await atOnce(
        round,
        () => sign(here),
        () => setRights('owner', '{view}'),
      );
      expect(await endOf(document)).toBe(signed === 'booked' ? 'done' : 'waiting');
      if (signed !== 'booked') {
        expect(signed).toBe('signed');
        expect(await (await prepared(there, 'deputy', document))(there)).toBe('booked');
      }
      await setRights('owner', '{view,sign}');
    }));

  it('let no two parts of a sum go without its signature', () =>
    rounds(async (round) => {
      const parts = [await signedBy(SMALL, 'director'), await created(SMALL)] as const;
      const sign = await prepared(here, 'accountant', parts[0]);
      await atOnce(
        round,
        () => sign(here),
        () => send(there, parts[1]),
      );
      valueOf(await approve(there, parts[1]));
      for (const by of ['director', 'accountant'] as const) {
        expect(await (await prepared(there, by, parts[1]))(there)).toBe('signed');
      }
      expect(await endOf(parts[1])).toBe('waiting');
    }));

  const setRights = (login: Login, rights: string) =>
    there.bank.database.owner.query('update app_user set rights = $2 where login = $1', [login, rights]);

  /** Sums of the day a document was sent on, of its author and of its payee. */
  async function sumsOf(document: OperationId): Promise<readonly bigint[]> {
    const { rows } = await here.bank.database.owner.query<{ author: string; payee: string }>(
      `select sum(a.soms)::text as author,
          (select sum(p.soms)::text from payee_day_sum p where p.user_id = s.user_id and p.day = s.day) as payee
        from operation o join rule_subject s on s.operation_id = o.id
          join author_day_sum a on a.user_id = s.user_id and a.day = s.day
        where o.operation_id = $1 group by s.user_id, s.day`,
      [document],
    );
    return rows.flatMap(({ author, payee }) => [BigInt(author), BigInt(payee)]);
  }
});
