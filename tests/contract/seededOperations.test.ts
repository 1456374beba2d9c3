import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { MOBILE_OPERATORS, qrPayment, SERVICES, SHOPS } from '../../bank/sandbox/seed/payees';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, ordinaryPair, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

const Line = z.looseObject({
  txnCode: z.string(),
  accountCreditNo: z.optional(z.string()),
  amountDebit: z.string(),
  terms: z.optional(
    z.looseObject({ qr: z.optional(z.string()), details: z.optional(z.record(z.string(), z.string())) }),
  ),
});
type Line = z.infer<typeof Line>;

const Page = z.object({ transactions: z.array(Line) });

interface Story {
  readonly service: string;
  /** Request of the operation besides its id, account and amount; of a seeded line, as the form repeats it. */
  readonly again: (line: Line) => object;
  readonly request: () => object;
}

let server: TestServer;
let client: WireClient;
let from: WireAccount;
let second: WireAccount;
let seeded: readonly Line[];

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  [from, second] = ordinaryPair(await accountsOf(client));
  seeded = await history();
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function history(): Promise<readonly Line[]> {
  const { text } = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', {
    filters: { accountId: from.id, limit: 100 },
  });
  return Page.parse(JSON.parse(text)).transactions;
}

const provider = ({ terms, accountCreditNo }: Pick<Line, 'terms' | 'accountCreditNo'>) => ({
  serviceProviderId: terms?.details?.['providerCode'],
  propValue: accountCreditNo,
});

const STORIES: Readonly<Record<string, Story>> = {
  MAKE_GENERIC_PAYMENT_V2: {
    service: 'PaymentService',
    again: provider,
    request: () => provider({ accountCreditNo: SERVICES[0].creditNumber, terms: { details: { providerCode: '101' } } }),
  },
  MAKE_MOBILE_PAYMENT_V2: {
    service: 'PaymentService',
    again: provider,
    request: () =>
      provider({ accountCreditNo: MOBILE_OPERATORS[0].creditNumber, terms: { details: { providerCode: '602' } } }),
  },
  MAKE_QR_PAYMENT: {
    service: 'PaymentService',
    again: ({ terms }) => ({ qr: terms?.qr, purpose: 'Оплата по QR' }),
    request: () => ({ qr: qrPayment(SHOPS[0], 1).terms?.qr, purpose: 'Оплата по QR' }),
  },
  MAKE_OWN_ACCOUNTS_TRANSFER: {
    service: 'TransferService',
    again: () => ({ accountCreditId: second.id }),
    request: () => ({ accountCreditId: second.id }),
  },
};

async function created(code: string, words: object): Promise<string> {
  const operationId = randomUUID();
  const request = { operationId, accountDebitId: from.id, amount: '50.00', ccy: 'KGS', ...words };
  const answer = await client.operation(STORIES[code]?.service ?? '', code, request);
  expect([code, answer.code]).toEqual([code, '']);
  return operationId;
}

/** Names of all fields of a line, those of its terms and details too. */
function fieldsOf(value: unknown, prefix = ''): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .flatMap(([name, inner]) => [`${prefix}${name}`, ...fieldsOf(inner, `${prefix}${name}.`)])
        .toSorted()
    : [];
}

describe.each(Object.entries(STORIES))('a seeded %s', (code, { service, again, request }) => {
  const lineOf = (lines: readonly Line[]): Line => {
    const found = lines.find(({ txnCode }) => txnCode === code);
    if (found === undefined) {
      throw new Error(`The history has no ${code}`);
    }
    return found;
  };

  it('has the fields of one that is made now', async () => {
    const operationId = await created(code, request());
    const { code: otp } = await server.codeSentBy('aibek', () => send(client, operationId));
    const confirmed = await client.operation(
      service,
      service === 'PaymentService' ? 'CONFIRM_PAYMENT' : 'CONFIRM_TRANSFER',
      {
        operationId,
        otp,
      },
    );
    expect(confirmed.code).toBe('');
    expect(fieldsOf(lineOf(seeded))).toEqual(fieldsOf(lineOf(await history())));
  });

  it('can be made again, kept as a template and made regular', async () => {
    const operationId = await created(code, again(lineOf(seeded)));
    const template = await client.operation('AccountService', 'CREATE_TEMPLATE', { templateName: code, operationId });
    expect(template.code).toBe('');
    const { templateId } = z.object({ templateId: z.string() }).parse(template.data);
    const schedule = await client.operation('AccountService', 'HANDLE_SCHEDULED_TRANSACTION', {
      operationId: randomUUID(),
      templateId,
      periodicity: 'monthly',
      dateFrom: '2026-12-31',
    });
    expect(schedule.code).toBe('');
  });
});

it('every payment of the seeded past that a customer ordered has a code under which it is ordered now', () => {
  expect(seeded.map(({ txnCode }) => txnCode)).not.toContain('QR_OUTGOING');
  expect(seeded.map(({ txnCode }) => txnCode)).not.toContain('MAKE_GENERIC_PAYMENT');
});
