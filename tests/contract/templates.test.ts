import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { templateOperations } from '../../src/application/operations/templates';
import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { keysOf } from './support/keysOf';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, create, only, ordinaryPair, transferOf, wrongCode } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { laterVisit } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const TEMPLATE_KEYS = [
  'accountCreditNo',
  'accountDebitNo',
  'amountCredit',
  'amountDebit',
  'ccy',
  'code',
  'created',
  'creditCcy',
  'periodicity',
  'purpose',
  'recipientName',
  'templateId',
  'templateName',
  'txnCode',
];
const SCHEDULE_KEYS = ['confirmed', 'dateFrom', 'datesArr', 'fingerprint', 'runs', 'skippedDates', 'state'];
const RHYTHM = { periodicity: 'monthly', dateFrom: '2026-12-31' };

let server: TestServer;
let client: WireClient;
let pair: readonly [WireAccount, WireAccount];
let accounts: readonly WireAccount[];

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  accounts = await accountsOf(client);
  pair = ordinaryPair(accounts);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function ask(code: keyof typeof templateOperations | 'CONFIRM_ACCOUNT_OPERATION', data: object) {
  return client.operation('AccountService', code, data);
}

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([key]) => key === name)?.[1]
    : undefined;
}

/** A template of an operation that is only created. */
async function kept(words: object & { readonly operationId: string } = transferOf(...pair)): Promise<string> {
  await create(client, words);
  const { data } = await ask('CREATE_TEMPLATE', { templateName: 'На отпуск', operationId: words.operationId });
  return String(field(data, 'templateId'));
}

/** Advances the clock past the rate limits and signs in again. */
async function later(): Promise<void> {
  client = await laterVisit(server);
}

async function prepared(templateId: string, recurrence: object = RHYTHM) {
  await later();
  const operationId = randomUUID();
  const { code, answer } = await server.codeSentBy('aibek', () =>
    ask('HANDLE_SCHEDULED_TRANSACTION', { operationId, templateId, ...recurrence }),
  );
  return { operationId, otp: code, answer };
}

describe('templates on the wire', () => {
  it('consist of exactly the fields decided on, newest first, page by page', async () => {
    const [older, newer] = [await kept(), await kept()];
    const first = await ask('LIST_TEMPLATE_V2', { page: 1, limit: 1 });
    const second = await ask('LIST_TEMPLATE_V2', { page: 2, limit: 1 });
    const [template] = Array.isArray(first.data) ? first.data : [];
    expect(keysOf(template)).toEqual(TEMPLATE_KEYS);
    expect(
      [template, ...(Array.isArray(second.data) ? second.data : [])].map((each) => field(each, 'templateId')),
    ).toEqual([newer, older]);
    expect(field(template, 'periodicity')).toBe('noSchedule');
  });

  it('are stored once per operation and name, however often that is requested', async () => {
    const words = transferOf(...pair);
    await create(client, words);
    const request = { templateName: 'Аренда', operationId: words.operationId };
    const first = await ask('CREATE_TEMPLATE', request);
    expect([first.code, (await ask('CREATE_TEMPLATE', request)).text]).toEqual(['', first.text]);
    const other = await ask('CREATE_TEMPLATE', { ...request, templateName: 'Аренда склада' });
    expect(field(other.data, 'templateId')).not.toBe(field(first.data, 'templateId'));
    await ask('DELETE_TEMPLATE', { templateId: field(first.data, 'templateId') });
    expect(field((await ask('CREATE_TEMPLATE', request)).data, 'templateId')).not.toBe(field(first.data, 'templateId'));
  });

  it('are renamed, deleted and brought back', async () => {
    const templateId = await kept();
    const renamed = await ask('UPDATE_TEMPLATE', { templateId, templateName: 'Отпуск' });
    expect(field(renamed.data, 'templateName')).toBe('Отпуск');
    expect((await ask('GET_TEMPLATE_BY_ID', { templateId })).data).toEqual(renamed.data);
    expect((await ask('DELETE_TEMPLATE', { templateId })).data).toEqual({ templateId });
    expect((await ask('GET_TEMPLATE_BY_ID', { templateId })).code).toBe('TEMPLATE_NOT_FOUND');
    expect(field((await ask('RESTORE_TEMPLATE', { templateId })).data, 'templateName')).toBe('Отпуск');
  });

  it.each([
    ['CREATE_TEMPLATE', { templateName: '  ', operationId: randomUUID() }],
    ['CREATE_TEMPLATE', { templateName: 'x'.repeat(51), operationId: randomUUID() }],
    ['LIST_TEMPLATE_V2', { page: 0, limit: 10 }],
    ['LIST_TEMPLATE_V2', { page: 1, limit: 1001 }],
    ['HANDLE_SCHEDULED_TRANSACTION', { operationId: randomUUID(), templateId: '1', periodicity: 'monthly' }],
    [
      'HANDLE_SCHEDULED_TRANSACTION',
      { operationId: randomUUID(), templateId: '1', periodicity: 'onSetDates', datesArr: [] },
    ],
    [
      'HANDLE_SCHEDULED_TRANSACTION',
      {
        operationId: randomUUID(),
        templateId: '1',
        periodicity: 'onSetDates',
        datesArr: Array.from({ length: 11 }, (_, index) => `2026-12-${index + 10}`),
      },
    ],
    ['CHANGE_SCHEDULE', { scheduledTemplateId: '1', action: 'skip' }],
    ['CHANGE_SCHEDULE', { scheduledTemplateId: '1', action: 'pause', date: '2026-12-31' }],
  ] as const)('%s refuses %j as no request', async (code, data) => {
    expect((await client.operation('AccountService', code, data)).code).toBe('INVALID_REQUEST');
  });
});

describe('a schedule on the wire', () => {
  it('waits for its code, and is part of its template then', async () => {
    const templateId = await kept();
    const { operationId, otp, answer } = await prepared(templateId);
    expect(keysOf(answer.data)).toEqual(['confirmationText', 'fingerprint', 'operationId', 'otp']);
    expect((await ask('HANDLE_SCHEDULED_TRANSACTION', { operationId, templateId, ...RHYTHM })).text).toBe(answer.text);
    const confirmed = await ask('CONFIRM_ACCOUNT_OPERATION', { operationId, otp });
    expect(keysOf(confirmed.data)).toEqual(['operationId', 'template']);
    const scheduled = field(confirmed.data, 'template');
    expect(keysOf(scheduled)).toEqual([...TEMPLATE_KEYS, 'scheduledTemplateId', 'templateSchedule'].toSorted());
    expect(keysOf(field(scheduled, 'templateSchedule'))).toEqual(SCHEDULE_KEYS);
    expect((await ask('CONFIRM_ACCOUNT_OPERATION', { operationId, otp })).text).toBe(confirmed.text);
    const scheduledTemplateId = field(scheduled, 'scheduledTemplateId');
    const skipped = await ask('CHANGE_SCHEDULE', { scheduledTemplateId, action: 'skip', date: '2026-12-31' });
    expect(field(field(skipped.data, 'templateSchedule'), 'skippedDates')).toEqual(['2026-12-31']);
  });

  it('is for persons: a company signs what it pays each time', async () => {
    const company = await server.signedIn('saltanat');
    const request = { operationId: randomUUID(), templateId: '1', ...RHYTHM };
    expect((await company.operation('AccountService', 'HANDLE_SCHEDULED_TRANSACTION', request)).code).toBe(
      'ACCESS_DENIED',
    );
  });
});

describe('every refusal', () => {
  it.each([
    ['CREATE_TEMPLATE', { templateName: 'Нет', operationId: randomUUID() }, 'OPERATION_NOT_FOUND'],
    ['GET_TEMPLATE_BY_ID', { templateId: '999999' }, 'TEMPLATE_NOT_FOUND'],
    ['DELETE_TEMPLATE', { templateId: '999999' }, 'TEMPLATE_NOT_FOUND'],
    ['RESTORE_TEMPLATE', { templateId: '999999' }, 'TEMPLATE_NOT_FOUND'],
    ['UPDATE_TEMPLATE', { templateId: '999999', templateName: 'Нет' }, 'TEMPLATE_NOT_FOUND'],
    [
      'HANDLE_SCHEDULED_TRANSACTION',
      { operationId: randomUUID(), templateId: '999999', ...RHYTHM },
      'TEMPLATE_NOT_FOUND',
    ],
    ['CHANGE_SCHEDULE', { scheduledTemplateId: '999999', action: 'pause' }, 'SCHEDULE_NOT_FOUND'],
  ] as const)('of %s about what there is not: %j', async (code, data, refusal) => {
    expect((await ask(code, data)).code).toBe(refusal);
  });

  it('of one template too many', async () => {
    const templateId = await kept();
    await ask('DELETE_TEMPLATE', { templateId });
    await server.bank.database.owner.query(
      `insert into template (customer_id, user_id, name, code, request, txn_code, debit_number, credit_number, credit_name, amount, currency,
          credited, credited_currency, terms, purpose, created_at)
        select customer_id, user_id, name, code, request, txn_code, debit_number, credit_number, credit_name, amount, currency,
          credited, credited_currency, terms, purpose, created_at from template, generate_series(1, 200) where id = $1`,
      [templateId],
    );
    const words = transferOf(...pair);
    await create(client, words);
    expect({
      made: (await ask('CREATE_TEMPLATE', { templateName: 'На отпуск', operationId: words.operationId })).code,
      restored: (await ask('RESTORE_TEMPLATE', { templateId })).code,
    }).toEqual({ made: 'TEMPLATE_LIMIT_EXCEEDED', restored: 'TEMPLATE_LIMIT_EXCEEDED' });
    await server.bank.database.owner.query('update template set deleted_at = created_at where deleted_at is null');
  });

  describe('of a schedule', () => {
    let templateId: string;

    beforeAll(async () => {
      templateId = await kept();
    });

    const scheduled = async (changes: object = {}) =>
      (await ask('HANDLE_SCHEDULED_TRANSACTION', { operationId: randomUUID(), templateId, ...RHYTHM, ...changes }))
        .code;
    const confirmed = async (operationId: string, otp: string) =>
      (await ask('CONFIRM_ACCOUNT_OPERATION', { operationId, otp })).code;

    it('without a day to come: SCHEDULE_WITHOUT_DATES', async () => {
      expect(await scheduled({ dateFrom: '2026-11-21' })).toBe('SCHEDULE_WITHOUT_DATES');
    });

    it('for an exchange: OPERATION_IMPOSSIBLE', async () => {
      const dollars = only(accounts, (account) => account.ccy === 'USD');
      const exchange = { ...transferOf(pair[0], dollars), exchange: { amountIs: 'given', ccy: 'USD' } };
      expect(await scheduled({ templateId: await kept(exchange) })).toBe('OPERATION_IMPOSSIBLE');
    });

    it('with an id that has another one: OPERATION_ID_REUSED', async () => {
      const { operationId } = await prepared(templateId);
      expect(await scheduled({ operationId, periodicity: 'onceAWeek' })).toBe('OPERATION_ID_REUSED');
    });

    it('when five codes were sent within a quarter of an hour: MAX_OTP_TRIES', async () => {
      await later();
      const codes = [];
      for (let index = 0; index < 6; index += 1) {
        codes.push(await scheduled());
      }
      expect(codes).toEqual(['', '', '', '', '', 'MAX_OTP_TRIES']);
      const request = () => ask('HANDLE_SCHEDULED_TRANSACTION', { operationId: randomUUID(), templateId, ...RHYTHM });
      expect(await codeRefusals(server, 'aibek', request)).toEqual(HOLD_AND_CAP);
    });

    it('confirmed by a code of nothing: OPERATION_NOT_FOUND', async () => {
      expect(await confirmed(randomUUID(), '123456')).toBe('OPERATION_NOT_FOUND');
    });

    it('confirmed by wrong codes: INCORRECT_OTP four times, then OTP_TRIES_LIMIT_EXCEEDED', async () => {
      const { operationId, otp } = await prepared(templateId);
      const codes = [];
      for (let tries = 0; tries < 5; tries += 1) {
        codes.push(await confirmed(operationId, wrongCode(otp)));
      }
      expect(codes).toEqual([...Array.from({ length: 4 }, () => 'INCORRECT_OTP'), 'OTP_TRIES_LIMIT_EXCEEDED']);
    });

    it('confirmed late: OTP_EXPIRED, then OPERATION_TIME_OUT', async () => {
      const { operationId, otp } = await prepared(templateId);
      server.bank.clock.advance(5 * 60_000);
      expect(await confirmed(operationId, otp)).toBe('OTP_EXPIRED');
      await later();
      expect(await confirmed(operationId, otp)).toBe('OPERATION_TIME_OUT');
    });

    it('that skips a day it does not have: SCHEDULE_WITHOUT_DATES', async () => {
      const { operationId, otp } = await prepared(templateId);
      const { data } = await ask('CONFIRM_ACCOUNT_OPERATION', { operationId, otp });
      const scheduledTemplateId = field(field(data, 'template'), 'scheduledTemplateId');
      const skipped = await ask('CHANGE_SCHEDULE', { scheduledTemplateId, action: 'skip', date: '2026-12-30' });
      expect(skipped.code).toBe('SCHEDULE_WITHOUT_DATES');
    });

    it('whose days are over when it is confirmed: SCHEDULE_WITHOUT_DATES', async () => {
      const { operationId, otp } = await prepared(templateId, {
        periodicity: 'onSetDates',
        datesArr: ['2026-11-22'],
      });
      await server.bank.database.owner.query(`update schedule set days = '{2026-11-20}' where operation_id = $1`, [
        operationId,
      ]);
      expect(await confirmed(operationId, otp)).toBe('SCHEDULE_WITHOUT_DATES');
    });
  });
});
