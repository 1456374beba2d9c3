import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { taxPaymentOperations } from '../../src/application/operations/taxPayments';
import { keysOf } from './support/keysOf';
import { PREVIEW_KEYS } from './support/previewKeys';
import { expectEveryFailure } from './support/producedFailures';
import { block, useUp } from './support/spending';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { isOrdinary, only, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { twoCustomers } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

/** Monday, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const AIBEK = '21503198500123';
const NOBODY = '21503198500404';
const OUT_OF_ORDER = '21503198500408';
const HOUSE = '1-02-03-0004-0005-01-001';
const BISHKEK = '41711000000000';

type Code = keyof typeof taxPaymentOperations;

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let from: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  ({ client, accounts, foreign, from } = await twoCustomers(server));
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

const COMMON = { inn: AIBEK, taxPeriod: '2026', amount: '10.00', ccy: 'KGS' } as const;

/** Fields of each payment besides its id and account. */
const STORIES: Readonly<Record<Code, object>> = {
  MAKE_TRANSPORT_TAX_PAYMENT: { ...COMMON, stateVehicleNumber: '01KG123ABC', region: BISHKEK },
  MAKE_PROPERTY_TAX_PAYMENT: { ...COMMON, eniCode: HOUSE },
  MAKE_LAND_TAX_PAYMENT: { ...COMMON, eniCode: HOUSE },
  MAKE_SINGLE_TAX_PAYMENT: { ...COMMON, region: BISHKEK },
  MAKE_PATENT_TAX_PAYMENT: { ...COMMON, region: '41708203000000' },
  MAKE_EMPLOYEE_INCOME_TAX: { ...COMMON, region: BISHKEK },
  MAKE_FINE_PAYMENT: { decisionNumber: 'BG0010001234', amount: '3000.00', ccy: 'KGS' },
};
const CODES = Object.keys(STORIES).filter((code): code is Code => Object.hasOwn(taxPaymentOperations, code));

function wordsOf(code: Code, changes: object = {}, debit = from) {
  return { operationId: randomUUID(), accountDebitId: debit.id, ...STORIES[code], ...changes };
}

function create(code: Code, words: object, by = client) {
  return by.operation('PaymentService', code, words);
}

function confirm(operationId: string, otp: string) {
  return client.operation('PaymentService', 'CONFIRM_PAYMENT', { operationId, otp });
}

describe.each(CODES)('%s', (code) => {
  it('is shown, confirmed, and answered again the same', async () => {
    const words = wordsOf(code);
    const created = await create(code, words);
    expect([created.code, keysOf(created.data)]).toEqual(['', PREVIEW_KEYS]);
    expect(created.data).toMatchObject({ terms: { bic: '440001', purposeCode: '11100000' } });
    expect((await create(code, words)).text).toBe(created.text);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const confirmed = await confirm(words.operationId, sent.code);
    expect(confirmed.data).toMatchObject({ txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' });
    expect((await confirm(words.operationId, sent.code)).text).toBe(confirmed.text);
  });

  it('keeps its id for ever', async () => {
    const changes = code === 'MAKE_FINE_PAYMENT' ? { decisionNumber: 'BG0010001301', amount: '5000.00' } : {};
    const words = wordsOf(code, changes);
    await create(code, words);
    const other =
      code === 'MAKE_FINE_PAYMENT' ? { decisionNumber: 'BG0010001410', amount: '1000.00' } : { amount: '11.00' };
    expect((await create(code, { ...words, ...other })).code).toBe('OPERATION_ID_REUSED');
  });

  it('takes what it is paid for, nothing less and nothing else', async () => {
    const words = wordsOf(code);
    const surplus = 'eniCode' in words ? { region: BISHKEK } : { eniCode: HOUSE };
    expect((await create(code, { ...words, ...surplus })).code).toBe('INVALID_REQUEST');
    const { amount: _amount, ...less } = { amount: '', ...words };
    expect((await create(code, less)).code).toBe('INVALID_REQUEST');
  });
});

describe('the month of a tax', () => {
  it('stands in the purpose and the details of the income tax of employees, and in no other tax', async () => {
    const { data } = await create('MAKE_EMPLOYEE_INCOME_TAX', wordsOf('MAKE_EMPLOYEE_INCOME_TAX', { taxMonth: 10 }));
    const { purpose, terms } = Object(data);
    expect([purpose, terms.details]).toEqual([
      expect.stringMatching(/ за октябрь 2026 года$/u),
      expect.objectContaining({ taxPeriod: '2026', taxMonth: '10' }),
    ]);
    const patent = await create('MAKE_PATENT_TAX_PAYMENT', wordsOf('MAKE_PATENT_TAX_PAYMENT', { taxMonth: 10 }));
    expect(patent.code).toBe('INVALID_REQUEST');
  });
});

describe('what a payment to the budget shows', () => {
  it.each([
    [
      'en',
      'Vehicle tax for 2026, 01KG123ABC',
      'Fine for a breach of the rules of the road, ruling BG0010001410',
      /parking/i,
    ],
    [
      'kg',
      'Транспорт каражаттарына салык, 2026-жыл үчүн, 01KG123ABC',
      'Жол эрежесин бузгандыгы үчүн айып, токтом BG0010001410',
      /токто/i,
    ],
    ['cn', '车辆税，2026 年度，01KG123ABC', '道路交通违法罚款，处罚决定书 BG0010001410', /停/],
  ])(
    'is described in the language of the call, %s, and kept in the Russian of the treasury',
    async (language, tax, fine, violation) => {
      const speaking = Object.assign(server.visitor({ language }), { sessionKey: client.sessionKey });
      expect(
        (await create('MAKE_TRANSPORT_TAX_PAYMENT', wordsOf('MAKE_TRANSPORT_TAX_PAYMENT'), speaking)).data,
      ).toMatchObject({ purpose: tax });
      const words = wordsOf('MAKE_FINE_PAYMENT', { decisionNumber: 'BG0010001410', amount: '1000.00' });
      const details = { decisionNumber: 'BG0010001410', violation: expect.stringMatching(violation) as unknown };
      expect((await create('MAKE_FINE_PAYMENT', words, speaking)).data).toMatchObject({
        purpose: fine,
        terms: { details },
      });
      const { rows } = await server.bank.database.owner.query<{
        purpose: string;
        terms: { details: { violation: string } };
      }>('select purpose, terms from operation where operation_id = $1', [words.operationId]);
      expect(rows).toMatchObject([
        {
          purpose: 'Штраф за нарушение правил дорожного движения, постановление BG0010001410',
          terms: { details: { violation: expect.stringMatching(/[а-я]/) as unknown } },
        },
      ]);
    },
  );

  it('names whose tax it is as others are shown them, what it is for and where', async () => {
    const { data } = await create('MAKE_TRANSPORT_TAX_PAYMENT', wordsOf('MAKE_TRANSPORT_TAX_PAYMENT'));
    expect(data).toMatchObject({
      fee: '0.00',
      purpose: 'Налог на транспортные средства за 2026 год, 01KG123ABC',
      terms: {
        details: {
          taxpayerInn: AIBEK,
          taxpayer: 'Айбек А.',
          vehicleNumber: '01KG123ABC',
          taxPeriod: '2026',
          territory: 'г. Бишкек, 41711000000000',
        },
      },
    });
  });

  it('costs a fee for a fine, which is not paid twice', async () => {
    const story = { decisionNumber: 'BG0010001410', amount: '1000.00' };
    const words = wordsOf('MAKE_FINE_PAYMENT', story);
    expect((await create('MAKE_FINE_PAYMENT', words)).data).toMatchObject({
      fee: '10.00',
      amountDebitTotal: '1010.00',
    });
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    expect((await confirm(words.operationId, sent.code)).success).toBe(true);
    expect((await create('MAKE_FINE_PAYMENT', wordsOf('MAKE_FINE_PAYMENT', story))).code).toBe('FINE_ALREADY_PAID');
    const { data } = await client.operation('IntegrationService', 'GET_FINES', {
      propType: 'decisionNumber',
      propValue: 'BG0010001410',
    });
    expect(data).toMatchObject([{ paid: true }]);
  });
});

describe('a taxpayer asked about by number', () => {
  const single = (inn: string) => create('MAKE_SINGLE_TAX_PAYMENT', wordsOf('MAKE_SINGLE_TAX_PAYMENT', { inn }));

  it('is named as others are shown them, a company in full', async () => {
    const named = [await single('12902200000123'), await single('01201201910145')].map(
      ({ data }) => Object(data).terms.details.taxpayer,
    );
    expect(named).toEqual(['Айзада Т.', 'ОсОО «Ак-Суу Трейд»']);
  });
});

describe('the address of taxed real estate', () => {
  const ANOTHERS_LAND = '7-05-10-1001-0230-01-001';
  const addressOf = async (changes: object) => {
    const { data } = await create('MAKE_LAND_TAX_PAYMENT', wordsOf('MAKE_LAND_TAX_PAYMENT', changes));
    return Object(data).terms.details.propertyAddress;
  };

  it('is shown on the check page in full to its owner, and masked to others', async () => {
    expect(await addressOf({})).toBe('г. Бишкек, ул. Токомбаева, 12');
    expect(await addressOf({ eniCode: ANOTHERS_LAND })).toBe('Чуйская область, с. Л***, ул. П***, **');
    expect(await addressOf({ inn: '12902200000123', eniCode: ANOTHERS_LAND })).toBe(
      'Чуйская область, с. Л***, ул. П***, **',
    );
  });
});

describe('every refusal a payment to the budget declares', () => {
  async function refusalOf(code: Code, words: object, by?: WireClient): Promise<string> {
    return (await create(code, words, by)).code;
  }

  describe.each(CODES)('%s', (code) => {
    const isFine = code === 'MAKE_FINE_PAYMENT';
    const limit = isFine ? 'FINE' : 'TAX';
    const story = isFine ? { decisionNumber: 'CH0020000077' } : {};
    const words = (changes: object = {}, debit = from) => wordsOf(code, { ...story, ...changes }, debit);
    const refused = (changes: object = {}, debit = from) => refusalOf(code, words(changes, debit));

    it('because of whose tax it is and what it is for', async () => {
      const refusedWith = (changes: object) => refused(changes);
      if (isFine) {
        expect({
          'while the service does not answer': await refusedWith({ decisionNumber: 'BG0010001408' }),
          'a decision there is not': await refusedWith({ decisionNumber: 'BG0010009999' }),
          'another amount than the fine has': await refusedWith({ amount: '3000.01' }),
        }).toEqual({
          'while the service does not answer': 'TAX_SERVICE_UNAVAILABLE',
          'a decision there is not': 'FINE_NOT_FOUND',
          'another amount than the fine has': 'FINE_AMOUNT_CHANGED',
        });
      } else {
        const outOfQuota = async () => {
          await useUpLookups();
          const refusal = await refusedWith({ inn: '12902200000123' });
          await server.bank.database.owner.query('delete from taxpayer_lookup');
          return refusal;
        };
        expect({
          'while the service does not answer': await refusedWith({ inn: OUT_OF_ORDER }),
          'a taxpayer there is not': await refusedWith({ inn: NOBODY }),
          'less than the least': await refusedWith({ amount: '0.99' }),
          'one taxpayer too many': await outOfQuota(),
        }).toEqual({
          'while the service does not answer': 'TAX_SERVICE_UNAVAILABLE',
          'a taxpayer there is not': 'TAXPAYER_NOT_FOUND',
          'less than the least': 'MIN_LIM_NOT_REACHED',
          'one taxpayer too many': 'TAXPAYER_LOOKUP_LIMIT_EXCEEDED',
        });
      }
    });

    it('because of the account that pays', async () => {
      const account = (wanted: (one: WireAccount) => boolean) => only(accounts, wanted);
      const frozen = only(foreign, ({ acStatFrozen }) => acStatFrozen);
      const stranger = await server.signedIn('aizada');
      const whileBlocked = async () => {
        await block(server, from.id, true);
        const refusal = await refused();
        await block(server, from.id, false);
        return refusal;
      };
      expect({
        'of another': await refused({}, only(foreign, isOrdinary)),
        'in dollars': await refused(
          {},
          account(({ ccy }) => ccy === 'USD'),
        ),
        'dormant': await refused(
          {},
          account(({ acStatDormant }) => acStatDormant),
        ),
        'nothing may leave': await refused(
          {},
          account((one) => one.acStatNoDr && !one.acStatFrozen),
        ),
        'frozen': await refusalOf(code, words({}, frozen), stranger),
        'nothing free': await whileBlocked(),
      }).toEqual({
        'of another': 'ACCOUNT_DEBIT_NOT_FOUND',
        'in dollars': 'CURRENCY_MISMATCH',
        'dormant': 'ACCOUNT_DEBIT_DORMANT',
        'nothing may leave': 'ACCOUNT_NO_DEBIT',
        'frozen': 'ACCOUNT_DEBIT_FROZEN',
        'nothing free': 'INSUFFICIENT_FUNDS',
      });
    });

    it('because of the limits', async () => {
      const whileBetween = async (minimum: bigint, maximum: bigint) => {
        await narrow(limit, { minimum, maximum });
        const refusal = await refused();
        await narrow(limit, { minimum: 100n, maximum: 100_000_000n });
        return refusal;
      };
      const whileUsed = async (day: bigint, month: bigint) => {
        await useUp(server, from.id, { code: limit, day, month });
        const refusal = await refused();
        await useUp(server, from.id, { code: limit, day: 0n, month: 0n });
        return refusal;
      };
      expect({
        'less than the least': await whileBetween(400_000n, 500_000n),
        'more than the most': await whileBetween(1n, 2n),
        'more than the limit of the day': await whileUsed(100_000_000n, 100_000_000n),
        'more than the limit of the month': await whileUsed(0n, 500_000_000n),
      }).toEqual({
        'less than the least': 'MIN_LIM_NOT_REACHED',
        'more than the most': 'MAX_LIM_EXCEEDED',
        'more than the limit of the day': 'DAILY_LIMIT_EXCEEDED',
        'more than the limit of the month': 'MONTHLY_LIMIT_EXCEEDED',
      });
    });

    it('because its id has another account', async () => {
      const reused = words();
      await create(code, reused);
      const dollars = only(accounts, ({ ccy }) => ccy === 'USD');
      expect(await refusalOf(code, { ...reused, accountDebitId: dollars.id })).toBe('OPERATION_ID_REUSED');
    });

    it.each(
      [
        ['stateVehicleNumber', '08KG455BCD', 'VEHICLE_NOT_FOUND'],
        ['region', '41799000000000', 'TERRITORY_NOT_FOUND'],
        ['eniCode', '9-99-99', 'PROPERTY_NOT_FOUND'],
      ].filter(([field = '']) => field in STORIES[code]),
    )('because of %s %s: %s', async (field = '', value, refusal) => {
      expect(await refused({ [field]: value })).toBe(refusal);
    });
  });

  it('MAKE_FINE_PAYMENT of a fine that is paid: FINE_ALREADY_PAID', async () => {
    const code = 'MAKE_FINE_PAYMENT';
    const story = { decisionNumber: 'CH0020000077' };
    const paid = wordsOf(code, story);
    await create(code, paid);
    const sent = await server.codeSentBy('aibek', () => send(client, paid.operationId));
    await confirm(paid.operationId, sent.code);
    expect(await refusalOf(code, wordsOf(code, story))).toBe('FINE_ALREADY_PAID');
  });
});

/** Uses up the hourly quota of taxpayer look-ups of the customer. */
async function useUpLookups(): Promise<void> {
  await server.bank.database.owner.query(
    `insert into taxpayer_lookup (user_id, asked, at)
     select u.id, decode(lpad(number::text, 4, '0'), 'hex'), $1 from app_user u, generate_series(1, 10) number where u.login = 'aibek'`,
    [new Date(server.bank.clock.now())],
  );
}

/** Gives the customer a limit of his own that ends days and months where the standard does. */
async function narrow(
  code: string,
  { minimum, maximum }: { readonly minimum: bigint; readonly maximum: bigint },
): Promise<void> {
  await server.bank.database.owner.query(
    `insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
      select customer_id, $1, 'other', $2, $3, 100000000, 500000000 from account where id = $4
      on conflict (customer_id, limit_code) do update set minimum = $2, maximum = $3`,
    [code, minimum, maximum, from.id],
  );
}
