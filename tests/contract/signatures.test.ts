import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogue, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { Declaration } from '../../src/application/operations/declaration';
import { signatureOperations } from '../../src/application/operations/signatures';
import { codeRefusals, HOLD_AND_CAP, whileOnHold } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, resend, transferOf, wrongCode } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const DOCUMENT_KEYS = [
  'awaited',
  'canApprove',
  'canDecline',
  'canSign',
  'createdBy',
  'makerId',
  'preview',
  'sentAt',
  'signatures',
  'txnCode',
  'warnings',
];
const [HALF_A_MINUTE_MS, TEN_MINUTES_MS] = [30_000, 600_000];

/** The company of the demonstration: saltanat makes and gives the second signature, daniyar the first. */
let server: TestServer;
let maker: WireClient;
let director: WireClient;
let person: WireClient;
let from: WireAccount;
let to: WireAccount;

async function signIn(): Promise<void> {
  maker = await server.signedIn('saltanat');
  director = await server.signedIn('daniyar');
  person = await server.signedIn('aibek');
}

/** Longer than an operation or a session without a call lives, so everybody signs in again. */
async function tenMinutesLater(): Promise<void> {
  server.bank.clock.advance(TEN_MINUTES_MS + 1);
  await signIn();
}

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
  const ordinary = (await accountsOf(maker)).filter((account) => isOrdinary(account) && account.ccy === 'KGS');
  const [first, second] = ordinary.toSorted(
    (left, right) => Number(right.acyWithdrawableBalance) - Number(left.acyWithdrawableBalance),
  );
  if (first === undefined || second === undefined) {
    throw new Error('The company of the demonstration has no two accounts in soms');
  }
  from = first;
  to = second;
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function made(amount = '10.00'): Promise<string> {
  const transfer = transferOf(from, to, amount);
  const created = await maker.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', transfer);
  expect([created.code, created.data]).toMatchObject(['', { awaited: { places: [1, 2] } }]);
  return transfer.operationId;
}

async function sent(amount = '10.00'): Promise<string> {
  const operationId = await made(amount);
  expect((await ask(maker, 'SEND_TXN_TO_PROCESSING_CORP', { operationId })).success).toBe(true);
  return operationId;
}

async function ask(client: WireClient, code: keyof typeof signatureOperations, request: object) {
  const [service] = signatureOperations[code].services;
  return client.operation(service === 'account' ? 'AccountService' : 'TransferService', code, request);
}

function begin(client: WireClient, request: { readonly operationId: string; readonly documents: readonly string[] }) {
  return ask(client, 'CREATE_CONFIRM_OPERATION', request);
}

function confirm(client: WireClient, operationId: string, otp: string) {
  return ask(client, 'CONFIRM_CONFIRM_OPERATION', { operationId, otp });
}

/** Fields of a signing response that do not depend on its code. */
function fixedOf(data: unknown): object {
  const { operationId, fingerprint, totals } = Object(data);
  return { operationId, fingerprint, totals };
}

async function sign(login: 'saltanat' | 'daniyar', documents: readonly string[]) {
  const client = login === 'saltanat' ? maker : director;
  const operationId = randomUUID();
  const { code } = await server.codeSentBy(login, () => begin(client, { operationId, documents }));
  return { answer: await confirm(client, operationId, code), operationId, code };
}

describe('SEND_TXN_TO_PROCESSING_CORP', () => {
  it('names the required signers, also when repeated, and books nothing', async () => {
    const operationId = await made();
    const first = await ask(maker, 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
    const again = await ask(maker, 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
    expect([first.success, again.data]).toEqual([true, first.data]);
    expect(first.data).toMatchObject({ places: [1, 2], signers: [{ place: 1 }, { place: 2 }] });
  });

  it('knows nothing of an operation that is not the caller’s, or is over', async () => {
    expect((await ask(maker, 'SEND_TXN_TO_PROCESSING_CORP', { operationId: randomUUID() })).code).toBe(
      'OPERATION_NOT_FOUND',
    );
    const operationId = await made();
    await tenMinutesLater();
    expect((await ask(maker, 'SEND_TXN_TO_PROCESSING_CORP', { operationId })).code).toBe('OPERATION_TIME_OUT');
  });

  it('is allowed to makers of documents, for their own documents only', async () => {
    const request = { operationId: randomUUID() };
    expect((await ask(director, 'SEND_TXN_TO_PROCESSING_CORP', { operationId: await made() })).code).toBe(
      'OPERATION_NOT_FOUND',
    );
    expect((await ask(person, 'SEND_TXN_TO_PROCESSING_CORP', request)).code).toBe('ACCESS_DENIED');
  });
});

describe('GET_TXNS_ON_CONFIRMATION', () => {
  it('lists documents by exactly these keys', async () => {
    await sent();
    const { data } = await director.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', {});
    const [document] = Array.isArray(data) ? data : [];
    expect(Object.keys(document).toSorted()).toEqual(DOCUMENT_KEYS);
    expect(document).toMatchObject({ canSign: true, canDecline: true, signatures: [] });
    expect((await person.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', {})).code).toBe('ACCESS_DENIED');
  });

  it('keeps to its filters', async () => {
    const listed = async (filters: object) => {
      const { data } = await director.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', { filters });
      return JSON.stringify(data);
    };
    const operationId = await sent();
    expect([await listed({}), await listed({ state: 'waiting' })].every((each) => each.includes(operationId))).toBe(
      true,
    );
    expect(await listed({ state: 'declined' })).not.toContain(operationId);
    expect((await ask(director, 'DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'Сумма' })).success).toBe(true);
    expect(await listed({ state: 'declined', page: 1 })).toContain(operationId);
    expect(await listed({})).not.toContain(operationId);
    expect(await listed({ state: 'declined', page: 2 })).not.toContain(operationId);
  });

  it.each([{ state: 'lost' }, { state: 'declined', page: 0 }, { state: 'declined', page: 1.5 }, { page: '1' }])(
    'takes no filter %o',
    async (filters) => {
      expect((await director.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', { filters })).code).toBe(
        'INVALID_REQUEST',
      );
    },
  );
});

describe('GET_DOCUMENT_WARNINGS', () => {
  it('says what an operation repeats before it is sent, by exactly these keys, and knows none of others', async () => {
    const other = await sent('33.00');
    const { data } = await ask(maker, 'GET_DOCUMENT_WARNINGS', { operationId: await made('33.00') });
    expect(data).toEqual([
      {
        code: 'TWIN',
        operationId: other,
        recipientName: expect.any(String),
        amount: '33.00',
        ccy: 'KGS',
        documentNumber: '',
        at: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await ask(maker, 'GET_DOCUMENT_WARNINGS', { operationId: randomUUID() })).code).toBe('OPERATION_NOT_FOUND');
    expect((await ask(director, 'GET_DOCUMENT_WARNINGS', { operationId: other })).code).toBe('ACCESS_DENIED');
  });
});

describe('CREATE_CONFIRM_OPERATION and CONFIRM_CONFIRM_OPERATION', () => {
  it('sign several documents with one code, and book them with the last signature', async () => {
    const documents = [await sent('11.00'), await sent('12.50')];
    const first = await sign('daniyar', documents);
    expect(first.answer.data).toEqual(documents.map((operationId) => ({ operationId })));
    const last = await sign('saltanat', documents);
    expect(last.answer.data).toEqual(
      documents.map((operationId) => ({ operationId, txnId: expect.stringMatching(/^\d+$/) })),
    );
    expect((await confirm(maker, last.operationId, last.code)).data).toEqual(last.answer.data);
  });

  it('answer how much is signed, with the fingerprint of all of it', async () => {
    const documents = [await sent('11.00'), await sent('12.50')];
    const operationId = randomUUID();
    const { answer } = await server.codeSentBy('daniyar', () => begin(director, { operationId, documents }));
    expect(answer.data).toMatchObject({
      totals: [{ amount: '23.50', ccy: 'KGS' }],
      fingerprint: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
  });

  it('answer for one document the fingerprint it has on its page, and on the receipt when it is booked', async () => {
    const documents = [await sent('13.00')];
    const listed = await director.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', {});
    const shown = Array.isArray(listed.data)
      ? listed.data.find(({ preview }) => preview.operationId === documents[0])?.preview
      : undefined;
    const begun = await server.codeSentBy('daniyar', () => begin(director, { operationId: randomUUID(), documents }));
    expect(fixedOf(begun.answer.data)).toMatchObject({ fingerprint: shown.fingerprint });
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      `select text from sandbox_message where login = 'daniyar' order by id desc limit 1`,
    );
    expect(rows[0]?.text).toContain(shown.fingerprint);
    await sign('daniyar', documents);
    const { answer } = await sign('saltanat', documents);
    const [{ txnId }] = Array.isArray(answer.data) ? answer.data : [{ txnId: '' }];
    const receipt = await maker.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(receipt.data).toMatchObject({ fingerprint: shown.fingerprint });
  });

  it('refuse what is not there, signed already, not theirs, and an id that stands for something else', async () => {
    const documents = [await sent()];
    expect((await begin(director, { operationId: randomUUID(), documents: [randomUUID()] })).code).toBe(
      'OPERATION_NOT_FOUND',
    );
    const { operationId, code } = await sign('daniyar', documents);
    expect((await begin(director, { operationId: randomUUID(), documents })).code).toBe('SIGNATURE_NOT_YOURS');
    const other = [await sent()];
    expect((await begin(director, { operationId, documents: other })).code).toBe('OPERATION_ID_REUSED');
    expect((await confirm(director, randomUUID(), code)).code).toBe('OPERATION_NOT_FOUND');
    expect((await begin(person, { operationId: randomUUID(), documents })).code).toBe('ACCESS_DENIED');
  });

  it('refuse a wrong code, one that came too late, and requests that are none', async () => {
    const documents = [await sent()];
    const operationId = randomUUID();
    const { code } = await server.codeSentBy('daniyar', () => begin(director, { operationId, documents }));
    expect((await confirm(director, operationId, wrongCode(code))).code).toBe('INCORRECT_OTP');
    await tenMinutesLater();
    expect((await confirm(director, operationId, code)).code).toBe('OPERATION_TIME_OUT');
    expect((await begin(director, { operationId: randomUUID(), documents: [] })).code).toBe('INVALID_REQUEST');
    expect((await begin(director, { operationId: randomUUID(), documents: [...documents, ...documents] })).code).toBe(
      'INVALID_REQUEST',
    );
  });

  it('begin again the same, with another code each time, three times in all', async () => {
    const request = { operationId: randomUUID(), documents: [await sent()] };
    expect(await codeRefusals(server, 'daniyar', () => begin(director, request))).toEqual(HOLD_AND_CAP);
    const { code: earlier, answer: first } = await server.codeSentBy('daniyar', () => begin(director, request));
    expect((await begin(director, request)).code).toBe('TOO_MANY_REQUESTS');
    for (const code of ['', '', 'MAX_OTP_TRIES']) {
      server.bank.clock.advance(HALF_A_MINUTE_MS);
      const again = await begin(director, request);
      expect(again.code).toBe(code);
      if (code === '') {
        expect(fixedOf(again.data)).toEqual(fixedOf(first.data));
      }
    }
    expect((await confirm(director, request.operationId, earlier)).code).toBe('OTP_REPLACED');
    expect((await whileOnHold(server, 'daniyar', () => confirm(director, request.operationId, earlier))).code).toBe(
      'CONFIRMATIONS_ON_HOLD',
    );
  });

  it('send another code when asked, which takes the place of the first', async () => {
    const request = { operationId: randomUUID(), documents: [await sent()] };
    const first = await server.codeSentBy('daniyar', () => begin(director, request));
    server.bank.clock.advance(HALF_A_MINUTE_MS);
    const again = await server.codeSentBy('daniyar', () => resend(director, request.operationId));
    expect(again.answer.data).toMatchObject({ otpType: 'SMS' });
    expect((await confirm(director, request.operationId, first.code)).code).toBe('OTP_REPLACED');
    expect((await confirm(director, request.operationId, again.code)).data).toHaveLength(1);
  });

  it('are over after five wrong codes, for new codes too', async () => {
    const request = { operationId: randomUUID(), documents: [await sent()] };
    const { code } = await server.codeSentBy('daniyar', () => begin(director, request));
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await confirm(director, request.operationId, wrongCode(code))).code).toBe('INCORRECT_OTP');
    }
    await confirm(director, request.operationId, wrongCode(code));
    expect((await confirm(director, request.operationId, code)).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    server.bank.clock.advance(HALF_A_MINUTE_MS);
    expect((await begin(director, request)).code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
  });

  it('take no code older than five minutes, and sign nothing but what was shown', async () => {
    const documents = [await sent()];
    const operationId = randomUUID();
    const { code } = await server.codeSentBy('daniyar', () => begin(director, { operationId, documents }));
    const { owner } = server.bank.database;
    const { rows } = await owner.query<{ digest: Buffer }>(
      'select digest from operation where operation_id = $1',
      documents,
    );
    await owner.query('update operation set digest = sha256(digest) where operation_id = $1', documents);
    expect((await confirm(director, operationId, code)).code).toBe('OPERATION_IMPOSSIBLE');
    await owner.query('update operation set digest = $2 where operation_id = $1', [...documents, rows[0]?.digest]);
    server.bank.clock.advance(TEN_MINUTES_MS / 2);
    expect((await confirm(director, operationId, code)).code).toBe('OTP_EXPIRED');
  });

  it('are refused to a user without a token where the company demands one, before and after the code was sent', async () => {
    const { owner } = server.bank.database;
    const documents = [await sent()];
    const operationId = randomUUID();
    const { code } = await server.codeSentBy('daniyar', () => begin(director, { operationId, documents }));
    await owner.query(
      `insert into token_only (customer_id, since) select customer_id, now() from app_user where login = 'daniyar'`,
    );
    expect((await begin(director, { operationId: randomUUID(), documents })).code).toBe('TOKEN_REQUIRED');
    expect((await confirm(director, operationId, code)).code).toBe('TOKEN_REQUIRED');
    await owner.query('delete from token_only');
    expect((await confirm(director, operationId, code)).data).toEqual([{ operationId: documents[0] }]);
  });

  it('leave a place to the user who signed there first', async () => {
    const documents = [await sent()];
    await sign('daniyar', documents);
    const place = (value: number) =>
      server.bank.database.owner.query('update app_user set signature_place = $1 where login = $2', [
        value,
        'saltanat',
      ]);
    await place(1);
    expect((await begin(maker, { operationId: randomUUID(), documents })).code).toBe('ALREADY_SIGNED');
    await place(2);
  });
});

describe('DECLINE_TXN_ON_CONFIRMATION', () => {
  it('takes a document away, the same again, and not one that is unknown', async () => {
    const operationId = await sent();
    const decline = (id: string) =>
      ask(director, 'DECLINE_TXN_ON_CONFIRMATION', { operationId: id, reason: 'Не тот счёт' });
    expect((await decline(operationId)).data).toEqual({ operationId });
    expect((await decline(operationId)).data).toEqual({ operationId });
    expect((await decline(randomUUID())).code).toBe('OPERATION_NOT_FOUND');
    expect((await begin(director, { operationId: randomUUID(), documents: [operationId] })).code).toBe(
      'OPERATION_NOT_FOUND',
    );
  });
});

describe('companies', () => {
  const declarations: Readonly<Record<string, Declaration>> = catalogue;
  const ofCompanies = (code: string) =>
    declarations[code]?.allowed.some((caller) => caller.startsWith('corporate')) === true;

  it('never confirm alone what moves money', () => {
    const moneyOfCompanies = OPERATION_CODES.filter(
      (code) => declarations[code]?.kind === 'money' && ofCompanies(code),
    );
    expect(moneyOfCompanies).toContain('MAKE_OWN_ACCOUNTS_TRANSFER');
    const steps = moneyOfCompanies.flatMap((code) => {
      const declaration = declarations[code];
      return declaration !== undefined && 'steps' in declaration ? [declaration.steps.confirm] : [];
    });
    expect([...new Set(steps)].filter(ofCompanies)).toEqual([]);
  });

  it('are refused the code that would', async () => {
    const operationId = await made();
    expect((await maker.operation('TransferService', 'SEND_OTP_BY_SMS', { operationId })).code).toBe('ACCESS_DENIED');
    expect((await maker.operation('TransferService', 'CONFIRM_TRANSFER', { operationId, otp: '123456' })).code).toBe(
      'ACCESS_DENIED',
    );
  });
});
