import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { servicePaymentOperations } from '../../src/application/operations/servicePayments';
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

const {
  MAKE_GENERIC_PAYMENT_V2,
  MAKE_GENERIC_SINGLE_PAYMENT_V2,
  MAKE_MOBILE_PAYMENT_V2,
  MAKE_JANY_KITEP_PAYMENT,
  MAKE_PAYMENT,
} = servicePaymentOperations;
const PAYMENTS = {
  MAKE_GENERIC_PAYMENT_V2,
  MAKE_GENERIC_SINGLE_PAYMENT_V2,
  MAKE_MOBILE_PAYMENT_V2,
  MAKE_JANY_KITEP_PAYMENT,
  MAKE_PAYMENT,
};
type Code = keyof typeof PAYMENTS;

/** Fields of each payment besides account and amount: valid ones, invalid ones, and its limit with an amount above it. */
const WORDS: Readonly<
  Record<Code, { readonly said: object; readonly wrong: object; readonly limit: string; readonly tooMuch: string }>
> = {
  MAKE_GENERIC_PAYMENT_V2: {
    said: { serviceProviderId: '101', propValue: '120456789', props: { reading: '10482' } },
    wrong: { propValue: '12' },
    limit: 'SERVICE_PAYMENT',
    tooMuch: '50000.01',
  },
  MAKE_GENERIC_SINGLE_PAYMENT_V2: {
    said: { serviceProviderId: '303', propValue: '204567', props: { period: '11.2026' } },
    wrong: { props: { period: '13.2026' } },
    limit: 'SERVICE_PAYMENT',
    tooMuch: '10000.01',
  },
  MAKE_MOBILE_PAYMENT_V2: {
    said: { serviceProviderId: '601', propValue: '0700123456' },
    wrong: { propValue: '0700' },
    limit: 'MOBILE_PAYMENT',
    tooMuch: '15000.01',
  },
  MAKE_JANY_KITEP_PAYMENT: {
    said: { propValue: '10256', schoolYear: '2026-2027', fullName: 'Асанова Айгуль', grade: '5', letter: 'Б' },
    wrong: { schoolYear: '2031-2032' },
    limit: 'SERVICE_PAYMENT',
    tooMuch: '5000.01',
  },
  MAKE_PAYMENT: {
    said: { serviceProviderId: '301', propValue: '1204567' },
    wrong: { props: { payerName: 'Асанова' } },
    limit: 'SERVICE_PAYMENT',
    tooMuch: '30000.01',
  },
};

let server: TestServer;
let client: WireClient;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let from: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  ({ client, accounts, foreign, from } = await twoCustomers(server));
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function words(code: Code, changes: object = {}, debit = from) {
  return {
    operationId: randomUUID(),
    accountDebitId: debit.id,
    amount: '50.00',
    ccy: 'KGS',
    ...WORDS[code].said,
    ...changes,
  };
}

function create(code: Code, said: object, by = client) {
  return by.operation('PaymentService', code, said);
}

function confirm(operationId: string, otp: string, service = 'PaymentService') {
  return client.operation(service, 'CONFIRM_PAYMENT', { operationId, otp });
}

const CODES = Object.keys(PAYMENTS).filter((code): code is Code => Object.hasOwn(PAYMENTS, code));

describe.each(CODES)('%s', (code) => {
  it('is shown, confirmed, and answered again the same', async () => {
    const said = words(code);
    const created = await create(code, said);
    expect([created.code, keysOf(created.data)]).toEqual(['', PREVIEW_KEYS]);
    expect((await create(code, said)).text).toBe(created.text);
    const sent = await server.codeSentBy('aibek', () => send(client, said.operationId));
    const confirmed = await confirm(said.operationId, sent.code);
    expect(keysOf(confirmed.data)).toEqual(['bookedAt', 'fingerprint', 'operationId', 'txnId', 'txnStatusExternal']);
    expect((await confirm(said.operationId, sent.code, 'TransferService')).text).toBe(confirmed.text);
  });

  it('keeps its id for ever', async () => {
    const said = words(code);
    await create(code, said);
    expect((await create(code, { ...said, amount: '51.00' })).code).toBe('OPERATION_ID_REUSED');
  });
});

describe('every refusal a payment for services declares', () => {
  async function refusalOf(code: Code, said: object, by?: WireClient): Promise<string> {
    return (await create(code, said, by)).code;
  }

  it.each(CODES)('%s', async (code) => {
    const { wrong, limit, tooMuch } = WORDS[code];
    const reused = words(code);
    await create(code, reused);
    const paidFrom = (wanted: (account: WireAccount) => boolean, of = accounts) => words(code, {}, only(of, wanted));
    const stranger = await server.signedIn('aizada');
    const whileBlocked = async () => {
      await block(server, from.id, true);
      const refusal = await refusalOf(code, words(code));
      await block(server, from.id, false);
      return refusal;
    };
    const whileUsed = async (used: { readonly day: bigint; readonly month: bigint }) => {
      await useUp(server, from.id, { code: limit, ...used });
      const refusal = await refusalOf(code, words(code));
      await useUp(server, from.id, { code: limit, day: 0n, month: 0n });
      return refusal;
    };
    const toNoProvider = async () => {
      if (code !== 'MAKE_JANY_KITEP_PAYMENT') {
        return refusalOf(code, words(code, { serviceProviderId: '999' }));
      }
      await server.bank.database.owner.query(`update service_provider set way = 'single' where way = 'kitep'`);
      return refusalOf(code, words(code));
    };
    expect({
      'an id that has another amount': await refusalOf(code, { ...reused, amount: '51.00' }),
      'a wrong field': await refusalOf(code, words(code, wrong)),
      'less than the least': await refusalOf(code, words(code, { amount: '4.99' })),
      'more than the most': await refusalOf(code, words(code, { amount: tooMuch })),
      'from the account of another': await refusalOf(code, paidFrom(isOrdinary, foreign)),
      'from an account in dollars': await refusalOf(
        code,
        paidFrom(({ ccy }) => ccy === 'USD'),
      ),
      'from a dormant account': await refusalOf(
        code,
        paidFrom(({ acStatDormant }) => acStatDormant),
      ),
      'from an account nothing may leave': await refusalOf(
        code,
        paidFrom((account) => account.acStatNoDr && !account.acStatFrozen),
      ),
      'from a frozen account': await refusalOf(
        code,
        paidFrom(({ acStatFrozen }) => acStatFrozen, foreign),
        stranger,
      ),
      'more than is there': await whileBlocked(),
      'more than the limit of the day': await whileUsed({ day: 30_000_000n, month: 30_000_000n }),
      'more than the limit of the month': await whileUsed({ day: 0n, month: 150_000_000n }),
      'to a provider there is not': await toNoProvider(),
    }).toEqual({
      'an id that has another amount': 'OPERATION_ID_REUSED',
      'a wrong field': 'INVALID_PAYMENT_DETAILS',
      'less than the least': 'MIN_LIM_NOT_REACHED',
      'more than the most': 'MAX_LIM_EXCEEDED',
      'from the account of another': 'ACCOUNT_DEBIT_NOT_FOUND',
      'from an account in dollars': 'CURRENCY_MISMATCH',
      'from a dormant account': 'ACCOUNT_DEBIT_DORMANT',
      'from an account nothing may leave': 'ACCOUNT_NO_DEBIT',
      'from a frozen account': 'ACCOUNT_DEBIT_FROZEN',
      'more than is there': 'INSUFFICIENT_FUNDS',
      'more than the limit of the day': 'DAILY_LIMIT_EXCEEDED',
      'more than the limit of the month': 'MONTHLY_LIMIT_EXCEEDED',
      'to a provider there is not': 'PROVIDER_NOT_FOUND',
    });
  });

  describe.each(['MAKE_GENERIC_PAYMENT_V2', 'MAKE_PAYMENT'] as const)('%s, by the provider', (code) => {
    it.each([
      ['a subscriber there is not', 'SUBSCRIBER_NOT_FOUND', '120456404'],
      ['while it does not answer', 'PROVIDER_UNAVAILABLE', '120456503'],
    ] as const)('%s: %s', async (_case, refusal, propValue) => {
      const said = words(code, { serviceProviderId: '101', propValue, props: {} });
      expect(await refusalOf(code, said)).toBe(refusal);
    });
  });
});
