import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { buildServer } from '../../bank/compose/buildServer';
import { writeMessage } from '../../bank/modules/swift/swiftMessages';
import { digitalLoanStory } from './support/digitalLoanStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, send } from './support/transferStory';
import { WireClient } from './support/WireClient';

// The threads that lay out documents load it for themselves; here nobody may.
vi.mock('pdfmake', () => {
  throw new Error('A document is laid out on the event loop');
});

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const AT_ONCE = 48;
/** Expensive calls of one customer that are under way, and those that wait: see `CallBudget`. */
const SERVED = 22;
/** Time in which a process has settled what it has spent. */
const SETTLEMENT_MS = 500;
const PATIENCE_MS = 20_000;

type DocumentCode =
  | 'GET_TRANSACTION_RECEIPT_FILE'
  | 'GET_REQUISITES_FILE'
  | 'GET_FILE_BY_TXN_ID'
  | 'GET_LOAN_REPAYMENTS_FILE'
  | 'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE';

let server: TestServer;
let client: WireClient;
let other: WireClient;
let requests: Promise<Readonly<Record<DocumentCode, object>>> | undefined;

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
async function requestsOfCertificates(): Promise<Readonly<Record<DocumentCode, object>>> {
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

async function ask(code: DocumentCode) {
  requests ??= requestsOfCertificates();
  const request = (await requests)[code];
  return client.operation(code === 'GET_FILE_BY_TXN_ID' ? 'TransferService' : 'AccountService', code, request);
}

const DOCUMENTS: readonly DocumentCode[] = [
  'GET_TRANSACTION_RECEIPT_FILE',
  'GET_REQUISITES_FILE',
  'GET_FILE_BY_TXN_ID',
  'GET_LOAN_REPAYMENTS_FILE',
  'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE',
];

function isPdf(data: unknown): boolean {
  const file: unknown = Object(data).file ?? data;
  return Buffer.from(String(Object(file).content), 'base64')
    .toString('latin1')
    .startsWith('%PDF-');
}

const PDF = Uint8Array.from(Buffer.from('%PDF-1.7'));

/** Lays out every document once the returned function is called. */
function gateBeforeDocuments(): () => void {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  vi.spyOn(server.bank.services.documents, 'render').mockImplementation(async () => {
    await opened;
    return PDF;
  });
  return open;
}

describe('a document', () => {
  it.each(DOCUMENTS)('is laid out on another thread: %s', async (code) => {
    expect(isPdf((await ask(code)).data)).toBe(true);
  });
});

describe('documents asked for by one customer at once', () => {
  it.each(DOCUMENTS)(
    'wait in turn, or are refused until a moment, and others are served meanwhile: %s',
    async (code) => {
      await ask(code);
      // An agreement is laid out once a day; kept, it would be answered before the gate opens.
      await server.bank.database.owner.query('delete from digital_loan_agreement');
      const open = gateBeforeDocuments();
      let refused = 0;
      let crowded = () => {};
      const isCrowded = new Promise<void>((resolve) => (crowded = resolve));
      const asked = Array.from({ length: AT_ONCE }, async () => {
        const answer = await ask(code);
        refused += answer.success ? 0 : 1;
        if (refused === AT_ONCE - SERVED) {
          crowded();
        }
        return answer;
      });
      await isCrowded;
      expect((await accountsOf(other)).length).toBeGreaterThan(0);
      open();
      const answers = await Promise.all(asked);
      expect(answers.filter(({ success }) => success).map(({ data }) => isPdf(data))).toEqual(Array(SERVED).fill(true));
      const refusals = answers.filter(({ success }) => !success);
      expect(refusals.map((answer) => [answer.code, answer.particulars])).toEqual(
        refusals.map(() => ['TOO_MANY_REQUESTS', { retryAt: expect.stringMatching(/^2026-11-23T/) }]),
      );
    },
  );
});

describe('customers who download without a pause', () => {
  it('leave another with every one of eighteen documents', async () => {
    const flooders: WireClient[] = [];
    for (const login of ['aibek', 'saltanat', 'daniyar', 'cholpon', 'nurlan', 'bermet']) {
      const flooder = await server.signedIn(login);
      // Some customers of the demonstration have steps left before they see their accounts.
      const { success } = await flooder.operation('AccountService', 'GET_ACCOUNTS_V2', {});
      flooders.push(...(success ? [flooder] : []));
    }
    expect(flooders.length).toBeGreaterThan(3);
    gateBeforeDocuments()();
    let isOver = false;
    const floods = flooders.map(async (flooder) => {
      const [account] = await accountsOf(flooder);
      const download = () => flooder.operation('AccountService', 'GET_REQUISITES_FILE', { accountId: account?.id });
      while (!isOver) {
        await Promise.all(Array.from({ length: 30 }, download));
      }
    });
    const [account] = await accountsOf(other);
    const answers: boolean[] = [];
    for (let turn = 0; turn < 18; turn += 1) {
      const { data } = await other.operation('AccountService', 'GET_REQUISITES_FILE', { accountId: account?.id });
      answers.push(isPdf(data));
    }
    isOver = true;
    await Promise.all(floods);
    expect(answers).toEqual(Array(18).fill(true));
  });
});

describe('a budget', () => {
  const budgets = {
    user: { perSecond: 1, burst: 1500 },
    address: { perSecond: 100_000, burst: 10_000_000 },
    bank: { perSecond: 100_000, burst: 10_000_000 },
  };
  let poor: TestServer;
  beforeEach(async () => {
    poor = await startTestServer({ now: NOW, configuration: { budgets } });
  });
  afterEach(() => poor.close());

  const file = async (by: WireClient) => {
    const [account] = await accountsOf(by);
    return by.operation('AccountService', 'GET_REQUISITES_FILE', { accountId: account?.id });
  };

  /**
   * Downloads until a document is refused; answers how many were not. Each costs some tenths of the budget, by how fast the machine is at the
   * moment.
   */
  async function spendAll(spender: WireClient): Promise<number> {
    expect(isPdf((await file(spender)).data)).toBe(true);
    let documents = 1;
    let last = await file(spender);
    for (; last.success && documents < 100; documents += 1) {
      last = await file(spender);
    }
    expect(last).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      particulars: { retryAt: expect.stringMatching(/^2026-11-23T/) },
    });
    return documents;
  }

  it('that is used up refuses expensive calls of its customer for a time, allows cheap ones, and does not affect other customers', async () => {
    const spender = await poor.signedIn('aibek');
    const thrifty = await poor.signedIn('aizada');
    await spendAll(spender);
    expect((await accountsOf(spender)).length).toBeGreaterThan(0);
    expect(isPdf((await file(thrifty)).data)).toBe(true);
  });

  it('that is used up at one process is used up at another', async () => {
    const { services } = poor.bank;
    const configuration = { ...services.configuration, budgets, staticDirectory: undefined };
    const other = buildServer({ ...services, configuration }, { runs: () => false });
    const address = await other.listen({ port: 0, host: '127.0.0.1' });
    const atTheOther = ({ sessionKey }: WireClient) => Object.assign(new WireClient(address), { sessionKey });
    const spender = await poor.signedIn('aibek');
    const thrifty = await poor.signedIn('aizada');
    const documents = await spendAll(spender);
    // The processes learn from each other of each twentieth of an allowance.
    let asked = 0;
    const codeThere = async () => {
      asked += 1;
      return (await file(atTheOther(spender))).code;
    };
    await expect.poll(codeThere, { interval: SETTLEMENT_MS, timeout: PATIENCE_MS }).toBe('TOO_MANY_REQUESTS');
    expect([asked - 1 < documents, asked - 1 <= 2]).toEqual([true, true]);
    expect(isPdf((await file(atTheOther(thrifty))).data)).toBe(true);
    await other.close();
  });
});
