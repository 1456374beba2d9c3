import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { acquireSlot } from '../../bank/kernel/acquireSlot';
import { HEAVY_CALLS, WORK_LIMITS } from '../../bank/kernel/heavyCalls';
import type { HeavyWork } from '../../bank/kernel/heavyCalls';
import { writeMessage } from '../../bank/modules/swift/swiftMessages';
import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { digitalLoanStory } from './support/digitalLoanStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, send } from './support/transferStory';
import type { WireClient } from './support/WireClient';

// The threads that lay out documents load it for themselves; here nobody may.
vi.mock('pdfmake', () => {
  throw new Error('A document is laid out on the event loop');
});

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const AT_ONCE = 48;
/** Longest delay accepted on a busy machine, in milliseconds; 48 documents on the event loop take several times as long. */
const MAX_DELAY_MS = 2000;

type PaperCode =
  | 'GET_TRANSACTION_RECEIPT_FILE'
  | 'GET_REQUISITES_FILE'
  | 'GET_FILE_BY_TXN_ID'
  | 'GET_LOAN_REPAYMENTS_FILE'
  | 'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE';

let server: TestServer;
let client: WireClient;
let other: WireClient;
let requests: Promise<Readonly<Record<PaperCode, object>>> | undefined;

const story = digitalLoanStory(() => ({ server, client }));

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  client = await server.signedIn('aibek');
  other = await server.signedIn('aizada');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Request of each document. */
async function requestsOfPapers(): Promise<Readonly<Record<PaperCode, object>>> {
  const [account] = await accountsOf(client);
  const txnId = await sentAbroad();
  const loans = await story.read<readonly { readonly id: string }[]>('GET_LOANS_V2', {});
  const { id: applicationId } = await story.approved();
  return {
    GET_TRANSACTION_RECEIPT_FILE: { txnId },
    GET_REQUISITES_FILE: { accountId: account?.id },
    GET_FILE_BY_TXN_ID: { txnId },
    GET_LOAN_REPAYMENTS_FILE: { loanId: loans[0]?.id, format: 'pdf' },
    DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: { applicationId },
  };
}

/** A transfer abroad whose message has left. */
async function sentAbroad(): Promise<string> {
  const operationId = randomUUID();
  const from = only(await accountsOf(client), (account) => account.ccy === 'USD' && isOrdinary(account));
  await client.operation('TransferService', 'MAKE_SWIFT_TRANSFER', {
    operationId,
    accountDebitId: from.id,
    amount: '100.00',
    ccy: 'USD',
    commissionType: 'SHA',
    recipientBankCode: 'BARCGB22',
    recipientBankName: 'BARCLAYS BANK PLC',
    accountCreditNo: 'GB82WEST12345698765432',
    recipientName: 'EXAMPLE TRADING LTD',
    recipientAddress: '1 SAMPLE STREET LONDON',
    recipientCountry: 'GB',
    purpose: 'INVOICE 77 FOR GOODS',
    valueDate: '2026-11-23',
  });
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  const { data } = await confirm(client, operationId, code);
  const txnId = String(Object(data).txnId);
  const { rows } = await server.bank.database.owner.query<{ key: string }>(
    'select key from rail_order where txn_id = $1',
    [txnId],
  );
  await writeMessage(server.bank.services.database, {
    key: rows[0]?.key ?? '',
    message: '{1:F01TLPRKG22XXXX}',
    sentAt: NOW,
  });
  return txnId;
}

async function ask(code: PaperCode) {
  requests ??= requestsOfPapers();
  const request = (await requests)[code];
  return client.operation(code === 'GET_FILE_BY_TXN_ID' ? 'TransferService' : 'AccountService', code, request);
}

const PAPERS: readonly PaperCode[] = [
  'GET_TRANSACTION_RECEIPT_FILE',
  'GET_REQUISITES_FILE',
  'GET_FILE_BY_TXN_ID',
  'GET_LOAN_REPAYMENTS_FILE',
  'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE',
];

/** Blocks the layout of documents until the returned function is called. */
function gateBeforeDocuments(): () => void {
  const { documents } = server.bank.services;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const { render } = documents;
  vi.spyOn(documents, 'render').mockImplementation(async (...order) => {
    await opened;
    const bytes: Uint8Array<ArrayBuffer> = await Reflect.apply(render, documents, order);
    return bytes;
  });
  return open;
}

function isPdf(data: unknown): boolean {
  const file: unknown = Object(data).file ?? data;
  return Buffer.from(String(Object(file).content), 'base64')
    .toString('latin1')
    .startsWith('%PDF-');
}

describe('documents asked for by one customer at once', () => {
  it.each(PAPERS)(
    '%s: beyond the slots of the customer they are refused by name, and others are served meanwhile',
    async (code) => {
      const open = gateBeforeDocuments();
      const delay = monitorEventLoopDelay();
      delay.enable();
      let refused = 0;
      let crowded = () => {};
      const isCrowded = new Promise<void>((resolve) => (crowded = resolve));
      const { perCustomer } = WORK_LIMITS.document;
      const asked = Array.from({ length: AT_ONCE }, async () => {
        const answer = await ask(code);
        refused += answer.success ? 0 : 1;
        if (refused === AT_ONCE - perCustomer) {
          crowded();
        }
        return answer;
      });
      await isCrowded;
      expect((await accountsOf(other)).length).toBeGreaterThan(0);
      open();
      const [during, ...answers] = await Promise.all([accountsOf(other), ...asked]);
      delay.disable();
      expect(during.length).toBeGreaterThan(0);
      expect(answers.filter(({ success }) => !success).map((answer) => answer.code)).toEqual(
        Array(AT_ONCE - perCustomer).fill('TOO_MANY_REQUESTS'),
      );
      expect(answers.filter(({ success }) => success).map(({ data }) => isPdf(data))).toEqual(
        Array(perCustomer).fill(true),
      );
      expect(delay.max / 1e6).toBeLessThan(MAX_DELAY_MS);
    },
  );

  it('are served again once the slots are free', async () => {
    for (const code of PAPERS) {
      expect(isPdf((await ask(code)).data)).toBe(true);
    }
  });

  it('do not take the slots of another customer', async () => {
    const slots = Array.from({ length: WORK_LIMITS.document.perCustomer }, () =>
      acquireSlot(server.bank.services.database, 'document', '0'),
    );
    const [account] = await accountsOf(other);
    expect(
      isPdf((await other.operation('AccountService', 'GET_REQUISITES_FILE', { accountId: account?.id })).data),
    ).toBe(true);
    slots.forEach((release) => release?.());
  });
});

const WORKS: readonly HeavyWork[] = ['statement', 'document', 'batch', 'upload', 'spending', 'search', 'download'];

describe('slots of heavy work', () => {
  it('are of these kinds', () => {
    expect(Object.keys(WORK_LIMITS).toSorted()).toEqual(WORKS.toSorted());
  });

  it.each(WORKS.map((work) => [work, WORK_LIMITS[work]] as const))(
    'of the kind %s are bounded for one customer and for all',
    (work, { perCustomer, inAll }) => {
      const { database } = server.bank.services;
      const taken = Array.from({ length: inAll + perCustomer }, (_, index) =>
        acquireSlot(database, work, `-${Math.floor(index / (perCustomer + 1))}`),
      );
      const held = taken.filter((release) => release !== undefined);
      expect(taken[perCustomer]).toBeUndefined();
      const more = Array.from({ length: inAll }, (_, index) => acquireSlot(database, work, `customer ${index}`));
      expect(held.length + more.filter((release) => release !== undefined).length).toBe(inAll);
      [...held, ...more].forEach((release) => {
        release?.();
        release?.();
      });
      const again = acquireSlot(database, work, '-1');
      expect(again).toBeTypeOf('function');
      again?.();
    },
  );
});

describe('the table of heavy calls', () => {
  it('has every operation whose request or answer carries a file', () => {
    const carriers = OPERATION_CODES.filter((code) =>
      [adapterOf(code).request, adapterOf(code).response].some(carriesFile),
    );
    expect(carriers.filter((code) => HEAVY_CALLS[code] === undefined)).toEqual([]);
    expect(carriers).toEqual(
      expect.arrayContaining([...PAPERS, 'UPLOAD_BATCH_FILE', 'UPLOAD_FILE', 'GET_STATEMENT_FILE']),
    );
  });
});

/** Longer than any text that is no file. */
const MAX_TEXT_LENGTH = 50_000;

/** True when a wire schema has a text field long enough to carry a file. */
function carriesFile(schema: z.ZodMiniType): boolean {
  const lengths: number[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (key, value: unknown) => {
    if (key === 'maxLength' && typeof value === 'number') {
      lengths.push(value);
    }
    return value;
  });
  return lengths.some((length) => length > MAX_TEXT_LENGTH);
}
