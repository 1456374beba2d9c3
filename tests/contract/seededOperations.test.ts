import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { MOBILE_OPERATORS, PARTNERS, qrPayment, SERVICES, SHOPS } from '../../bank/sandbox/seed/payees';
import { SALARY_HEADER } from '../../src/domain/batch/salaryCsv';
import { payroll } from '../bank/batches/support';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

const PAUSE_MS = 2 * 60 * 1000;

const Line = z.looseObject({
  txnCode: z.string(),
  accountCreditNo: z.optional(z.string()),
  recipientName: z.optional(z.string()),
  purpose: z.optional(z.string()),
  amountDebit: z.string(),
  terms: z.optional(
    z.looseObject({
      qr: z.optional(z.string()),
      bic: z.optional(z.string()),
      purposeCode: z.optional(z.string()),
      documentNumber: z.optional(z.string()),
      details: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
type Line = z.infer<typeof Line>;

const Page = z.object({ transactions: z.array(Line) });

interface Story {
  readonly service: string;
  /** Code of the operation, where it differs from that of its line. */
  readonly operation?: string;
  /** Request of the operation besides its id, account and amount; of a seeded line, as the form repeats it. */
  readonly again: (line: Line) => object;
  /** Refusal of making it regular; it can be without one. */
  readonly schedule?: string;
  readonly request: () => object;
}

let server: TestServer;
let client: WireClient;
let from: WireAccount;
let second: WireAccount;
let usd: WireAccount;
let friend: WireAccount;
let seeded: readonly Line[];

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  [from, second] = ordinaryPair(await accountsOf(client));
  usd = only(await accountsOf(client), (account) => account.ccy === 'USD' && isOrdinary(account));
  friend = only(
    await accountsOf(await server.signedIn('aizada')),
    (account) => account.ccy === 'KGS' && isOrdinary(account),
  );
  seeded = await history();
});
// Few schedules may wait for a code at a time.
beforeEach(() => server.bank.clock.advance(PAUSE_MS));
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function history(): Promise<readonly Line[]> {
  const { text } = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', {
    filters: { accountId: from.id, limit: 100 },
  });
  return Page.parse(JSON.parse(text)).transactions;
}

/** Dollars for soms of the account the others pay from. */
const dollars = () => ({ accountCreditId: usd.id, exchange: { amountIs: 'given', ccy: 'USD' } });

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
  MAKE_EXCHANGE: {
    service: 'TransferService',
    operation: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    schedule: 'OPERATION_IMPOSSIBLE',
    again: dollars,
    request: () => ({ ...dollars(), purpose: 'Покупка валюты' }),
  },
  MAKE_BANK_CLIENT_TRANSFER: {
    service: 'TransferService',
    again: ({ purpose }) => toFriend(purpose),
    request: () => toFriend('За обед'),
  },
  MAKE_OTHER_BANK_TRANSFER_CLEARING: {
    service: 'TransferService',
    operation: 'MAKE_OTHER_BANK_TRANSFER',
    again: ({ accountCreditNo, recipientName, purpose, terms }) =>
      toPartner({
        accountCreditNo,
        recipientName,
        purpose,
        bic: terms?.bic,
        knp: terms?.purposeCode,
        inn: terms?.details?.['inn'],
        documentNumber: terms?.documentNumber,
      }),
    request: () => {
      const [{ creditNumber, purposeCode, ...partner }] = PARTNERS;
      return toPartner({
        ...partner,
        accountCreditNo: creditNumber,
        knp: purposeCode,
        purpose: 'Оплата по счёту',
        documentNumber: '1',
      });
    },
  },
};

const toFriend = (purpose: string | undefined) => ({
  accountCreditPropType: 'account',
  accountCreditPropValue: friend.accountNo,
  purpose,
});
const toPartner = (words: object) => ({ ...words, transferType: 'clearing', valueDate: '2026-11-23' });

async function created(code: string, words: object): Promise<string> {
  const operationId = randomUUID();
  const request = { operationId, accountDebitId: from.id, amount: '50.00', ccy: 'KGS', ...words };
  const story = STORIES[code];
  const answer = await client.operation(story?.service ?? '', story?.operation ?? code, request);
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

function lineOf(lines: readonly Line[], code: string): Line {
  const found = lines.find(({ txnCode }) => txnCode === code);
  if (found === undefined) {
    throw new Error(`The history has no ${code}`);
  }
  return found;
}

describe.each(Object.entries(STORIES))('a seeded %s', (code, { service, again, request, schedule: refused }) => {
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
    expect(fieldsOf(lineOf(seeded, code))).toEqual(fieldsOf(lineOf(await history(), code)));
  });

  it('can be made again, kept as a template and, but for an exchange, made regular', async () => {
    const operationId = await created(code, again(lineOf(seeded, code)));
    const template = await client.operation('AccountService', 'CREATE_TEMPLATE', { templateName: code, operationId });
    expect(template.code).toBe('');
    const { templateId } = z.object({ templateId: z.string() }).parse(template.data);
    const schedule = await client.operation('AccountService', 'HANDLE_SCHEDULED_TRANSACTION', {
      operationId: randomUUID(),
      templateId,
      periodicity: 'monthly',
      dateFrom: '2026-12-31',
    });
    expect(schedule.code).toBe(refused ?? '');
  });
});

describe('a seeded salary', () => {
  it('has the fields of one that is paid now', async () => {
    const employer = await server.signedIn('saltanat');
    const account = only(await accountsOf(employer), (each) => each.ccy === 'KGS' && isOrdinary(each));
    const batchId = randomUUID();
    const operationId = randomUUID();
    const line = [1, 'Асанов Айбек Маратович', '21503198500123', from.accountNo, '12.00', 'Заработная плата'].join(';');
    const content = Buffer.from([SALARY_HEADER, line, ''].join('\r\n')).toString('base64');
    const ask = async (code: string, request: object) => {
      expect([code, (await employer.operation('TransferService', code, request)).code]).toEqual([code, '']);
    };
    await ask('UPLOAD_BATCH_FILE', {
      operationId: batchId,
      batchType: 'salary',
      accountDebitId: account.id,
      files: [{ name: 'salary.csv', content }],
    });
    await ask('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batchId });
    for (const login of ['saltanat', 'daniyar']) {
      const signer = await server.signedIn(login);
      const signing = randomUUID();
      const { code: otp } = await server.codeSentBy(login, () =>
        signer.operation('TransferService', 'CREATE_CONFIRM_OPERATION', {
          operationId: signing,
          documents: [operationId],
        }),
      );
      await signer.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', { operationId: signing, otp });
    }
    await payroll(server.bank).round();
    const now = lineOf(await history(), 'SALARY_RECEIVED');
    expect(now).toMatchObject({ amountCredit: '12.00' });
    expect(fieldsOf(lineOf(seeded, 'SALARY_RECEIVED'))).toEqual(fieldsOf(now));
  });
});

it('every payment of the seeded past that a customer ordered has a code under which it is ordered now', () => {
  expect(seeded.map(({ txnCode }) => txnCode)).not.toContain('QR_OUTGOING');
  expect(seeded.map(({ txnCode }) => txnCode)).not.toContain('MAKE_GENERIC_PAYMENT');
});
