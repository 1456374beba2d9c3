import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { goOn, NEW_PASSWORD, steps } from '../../contract/support/identityStory';
import {
  AIZADA,
  credentialsIn,
  GULNARA,
  registered,
  registration,
  textsTo,
  UNKNOWN_CARD,
} from '../../contract/support/registrationStory';
import { distinguished } from '../../support/measuredApart';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.bank.clock.advance(DAY_MS + 1000);
  const { owner } = server.bank.database;
  await owner.query(`update self_registration set customer_id = null`);
  await owner.query(`delete from message_outbox`);
  await owner.query(`delete from sandbox_message where recipient = $1`, [GULNARA.phone]);
  await owner.query(`delete from session where user_id in (select u.id from app_user u where u.login like 'id%')`);
  // Users are never deleted; these tests begin as if nobody had registered yet.
  await owner.query(
    `set session_replication_role = replica; delete from app_user where login like 'id%'; set session_replication_role = origin`,
  );
});
afterAll(() => server.close());

async function usersOf(customerNo: string): Promise<number> {
  const { rowCount } = await server.bank.database.owner.query(
    'select from app_user u join customer c on c.id = u.customer_id where c.customer_no = $1',
    [customerNo],
  );
  return rowCount ?? 0;
}

describe('registering by card and code word', () => {
  it('brings login and one-time password to the telephone on file, and the first sign-in leads through the first login', async () => {
    const visitor = server.visitor({ language: 'ru' });
    const begun = await registration.begin(visitor, '9417 0000 0000 3036', 'айва');
    expect(begun.data).toEqual({
      phonenumber: '+996 *** ** 06 06',
      email: 'g***@mail.example',
      operationid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await usersOf('1000004')).toBe(0);
    expect(await registration.confirm(visitor, begun.data?.operationid ?? '')).toMatchObject({ success: true });
    const { login, password } = credentialsIn((await textsTo(server, GULNARA.phone))[0]);
    expect(login).toMatch(/^id\d{8}$/);
    const { code, answer } = await server.codeSentBy(login, () => visitor.authenticate(login, password));
    expect(answer.data).toMatchObject({ state: 'NEW_PASSWORD_REQUIRED', phonenumber: '+996 *** ** 06 06' });
    goOn(visitor, answer);
    goOn(visitor, await visitor.confirmSecondFactor(code));
    goOn(visitor, await steps.setPassword(visitor, NEW_PASSWORD));
    goOn(visitor, await steps.setAnswer(visitor, '2', 'Тайган'));
    const user = await visitor.operation('UtilityService', 'GET_SELF_USER_DATA', {});
    expect(user.data).toMatchObject({ username: login, accountIndCorp: 'I', fullName: { en: 'Gulnara Esenova' } });
    const accounts = await visitor.operation('AccountService', 'GET_ACCOUNTS_V2', {});
    expect(JSON.stringify(accounts.data)).toContain('Карточный');
    expect((await server.visitor().authenticate(login, password)).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
  });

  it('creates access once with any number of confirmations at the same time, and confirming again changes nothing', async () => {
    const visitor = server.visitor({ language: 'ru' });
    const begun = await Promise.all([1, 2].map(() => registration.begin(visitor, GULNARA.cardno, GULNARA.codeword)));
    const ids = begun.map((answer) => answer.data?.operationid ?? '');
    const answers = await Promise.all([...ids, ...ids, ...ids].map((id) => registration.confirm(visitor, id)));
    expect(answers.every((answer) => answer.success)).toBe(true);
    expect(await usersOf('1000004')).toBe(1);
    expect(await textsTo(server, GULNARA.phone)).toHaveLength(2);
    await registration.confirm(visitor, ids[0] ?? '');
    expect(await textsTo(server, GULNARA.phone)).toHaveLength(2);
  });

  it('makes a new one-time password for a user who never signed in; the earlier one is invalid', async () => {
    await registered(server, GULNARA);
    const first = credentialsIn((await textsTo(server, GULNARA.phone))[0]);
    const begun = await server.visitor().authenticate(first.login, first.password);
    await registered(server, GULNARA);
    const second = credentialsIn((await textsTo(server, GULNARA.phone))[0]);
    expect(second.login).toBe(first.login);
    const half = server.visitor();
    half.sessionKey = begun.data?.sessionkey;
    expect((await half.retrySendingOtp()).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await server.visitor().authenticate(first.login, first.password)).error?.code).toBe(
      'INVALID_LOGIN_OR_PASSWORD',
    );
    expect((await server.visitor().authenticate(second.login, second.password)).success).toBe(true);
  });

  it('makes a password that lives three days', async () => {
    await registered(server, GULNARA);
    const { login, password } = credentialsIn((await textsTo(server, GULNARA.phone))[0]);
    server.bank.clock.advance(3 * DAY_MS - 1);
    expect((await server.visitor().authenticate(login, password)).success).toBe(true);
    server.bank.clock.advance(1);
    expect((await server.visitor().authenticate(login, password)).error?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
  });

  it('notifies a user who has access already, and changes nothing', async () => {
    expect(await registered(server, AIZADA)).toMatchObject({ success: true });
    expect((await textsTo(server, '+996700000202'))[0]).toMatch(
      /^Сиз Тулпар интернет-банкына мурда катталгансыз\. Логиниңиз aizada\./,
    );
    expect((await server.visitor().authenticate('aizada', PASSWORD)).success).toBe(true);
  });

  it('waits ten minutes for its confirmation', async () => {
    const visitor = server.visitor();
    const begin = async () =>
      (await registration.begin(visitor, GULNARA.cardno, GULNARA.codeword)).data?.operationid ?? '';
    const [inTime, late] = [await begin(), await begin()];
    server.bank.clock.advance(10 * 60_000 - 1);
    expect((await registration.confirm(visitor, inTime)).success).toBe(true);
    server.bank.clock.advance(1);
    expect((await registration.confirm(visitor, late)).error?.code).toBe('OPERATION_TIME_OUT');
    expect((await registration.confirm(visitor, randomUUID())).error?.code).toBe('OPERATION_NOT_FOUND');
    expect((await registration.confirm(visitor, 'x')).error).toEqual({
      code: 'INVALID_REQUEST',
      data: '{"field":"operationid"}',
    });
  });

  it.each([
    ['active', '2026-01-31', 'has expired'],
    ['softLock', '2030-12-31', 'is locked by its owner'],
    ['hardLock', '2030-12-31', 'is locked by the bank'],
  ])('by a card that is %s until %s gives no access: it %s', async (status, expiresOn) => {
    const { owner } = server.bank.database;
    const change = (values: readonly string[]) =>
      owner.query(`update card set custom_status = $1, expires_on = $2 where masked_number = '941700******3036'`, [
        ...values,
      ]);
    await change([status, expiresOn]);
    expect((await registered(server, GULNARA)).success).toBe(true);
    await change(['active', '2030-02-28']);
    expect(await textsTo(server, GULNARA.phone)).toEqual([]);
    expect(await usersOf('1000004')).toBe(0);
  });

  it('sends what somebody waits for to get in before all other messages: the new password, and the code of the sign-in', async () => {
    await registered(server, GULNARA);
    const { login, password } = credentialsIn((await textsTo(server, GULNARA.phone))[0]);
    await server.visitor().authenticate(login, password);
    const { rows } = await server.bank.database.owner.query(
      'select m.urgency from message_outbox m join app_user u on u.id = m.user_id where u.login = $1',
      [login],
    );
    expect(rows).toEqual([{ urgency: 0 }, { urgency: 0 }]);
  });

  it('keeps no card number, code word or password that could be read', async () => {
    await registered(server, GULNARA);
    const { password } = credentialsIn((await textsTo(server, GULNARA.phone))[0]);
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      `select x::text as text from card x union all select x::text from self_registration x union all select x::text from audit_event x
        union all select x::text from message_outbox x union all select x::text from app_user x union all select x::text from customer x`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const secret of [GULNARA.cardno, GULNARA.codeword, password]) {
      expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
    }
  });
});

describe('a stranger who registers', () => {
  const KINDS = [
    ['an unknown card', UNKNOWN_CARD, 'Айва'],
    ['a wrong code word', GULNARA.cardno, 'Алма'],
    ['a card of somebody registered', AIZADA.cardno, AIZADA.codeword],
    ['the right words', GULNARA.cardno, GULNARA.codeword],
    ['a wrong code word of somebody registered', AIZADA.cardno, 'Алма'],
  ] as const;

  it('gets the same answer for every person', async () => {
    const shapes = [];
    for (const [, cardno, codeword] of KINDS) {
      const visitor = server.visitor();
      const begun = await registration.begin(visitor, cardno, codeword);
      expect(begun.data).toEqual({
        phonenumber: expect.stringMatching(/^\+996 \*\*\* \*\* \d\d \d\d$/),
        email: expect.stringMatching(/^[a-z]\*\*\*@mail\.example$/),
        operationid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      });
      const id = begun.data?.operationid ?? '';
      shapes.push(JSON.stringify([await registration.confirm(visitor, id), await registration.confirm(visitor, id)]));
    }
    expect(new Set(shapes).size).toBe(1);
    expect(await textsTo(server, GULNARA.phone)).toHaveLength(1);
  });

  it('sees the same contacts for the same words and others for other words', async () => {
    const ask = async (cardno: string, codeword: string) => {
      const { data } = await registration.begin(server.visitor(), cardno, codeword);
      return `${data?.phonenumber} ${data?.email}`;
    };
    const first = await ask(GULNARA.cardno, 'Алма');
    expect(await ask(GULNARA.cardno, 'АЛМА')).toBe(first);
    expect(new Set([first, await ask(GULNARA.cardno, 'Жүзүм'), await ask(UNKNOWN_CARD, 'Алма')]).size).toBe(3);
  });

  it('cannot tell from the time either', { timeout: 180_000 }, async () => {
    const registering = (cardno: string, codeword: string) => async () => {
      const visitor = server.visitor();
      const { data } = await registration.begin(visitor, cardno, codeword);
      await registration.confirm(visitor, data?.operationid ?? '');
    };
    const deeds = KINDS.map(([kind, cardno, codeword]) => [kind, registering(cardno, codeword)] as const);
    expect(await distinguished({ deeds, rounds: 25, prepare: () => server.bank.clock.advance(DAY_MS + 1000) })).toEqual(
      [],
    );
  });

  it('has five attempts a day with a known or unknown card, also at the same time', async () => {
    for (const cardno of [UNKNOWN_CARD, GULNARA.cardno]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => registration.begin(server.visitor(), cardno, 'Алма')),
      );
      expect(answers.filter((answer) => answer.success)).toHaveLength(5);
      expect(new Set(answers.flatMap((answer) => answer.error?.code ?? []))).toEqual(
        new Set(['REGISTRATION_LIMIT_EXCEEDED']),
      );
      expect((await registration.begin(server.visitor(), cardno, GULNARA.codeword)).error?.code).toBe(
        'REGISTRATION_LIMIT_EXCEEDED',
      );
      expect((await registration.byNumber(server.visitor(), cardno)).error?.code).toBe('REGISTRATION_LIMIT_EXCEEDED');
    }
    server.bank.clock.advance(DAY_MS);
    expect((await registration.begin(server.visitor(), GULNARA.cardno, GULNARA.codeword)).success).toBe(true);
  });

  it('has thirty attempts an hour from one address', async () => {
    const cards = Array.from({ length: 7 }, (_, index) => withCheckDigit(`94170000000071${index}`));
    const codes = [];
    for (let attempt = 0; attempt < 32; attempt += 1) {
      codes.push((await registration.begin(server.visitor(), cards[attempt % 7] ?? '', 'Алма')).error?.code ?? 'ok');
    }
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'ok'));
    expect(codes.slice(30)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });

  it.each([
    ['9417000000003037', 'Айва', 'cardno'],
    ['94170000000030', 'Айва', 'cardno'],
    ['', 'Айва', 'cardno'],
    ["9417' or 1=1--", 'Айва', 'cardno'],
    [GULNARA.cardno, 'А', 'codeword'],
    [GULNARA.cardno, 'шестнадцатьбуквы', 'codeword'],
    [GULNARA.cardno, 'Айва7', 'codeword'],
  ])('with %j and %j asks for nothing', async (cardno, codeword, field) => {
    expect((await registration.begin(server.visitor(), cardno, codeword)).error).toEqual({
      code: 'INVALID_REQUEST',
      data: JSON.stringify({ field }),
    });
  });
});

describe('registering by card number alone', () => {
  it('reveals nothing and creates no access', async () => {
    for (const cardno of [GULNARA.cardno, AIZADA.cardno, UNKNOWN_CARD]) {
      expect([cardno, await registration.byNumber(server.visitor(), cardno)]).toEqual([
        cardno,
        { success: true, data: { phonenumber: '', email: '' } },
      ]);
    }
    expect(await usersOf('1000004')).toBe(0);
    expect(await textsTo(server, GULNARA.phone)).toEqual([]);
    expect((await registration.byNumber(server.visitor(), '1')).error?.code).toBe('INVALID_REQUEST');
  });

  it('sends a user with access the login, once a day', async () => {
    const before = (await textsTo(server, '+996700000202')).length;
    await registration.byNumber(server.visitor(), AIZADA.cardno);
    await registration.byNumber(server.visitor(), AIZADA.cardno);
    const texts = await textsTo(server, '+996700000202');
    expect(texts.length - before).toBe(1);
    expect(texts[0]).toContain('aizada');
  });
});

/** Fifteen digits and the one that makes them a card number. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number.parseInt(digit, 10) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
