import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { redrawPicture } from '../../bank/modules/files/redrawPicture';
import type { PictureFormat } from '../../bank/kernel/Pictures';
import type { customerOperations } from '../../src/application/operations/customer';
import { LARGEST_FILE_BYTES, LARGEST_PICTURE_BYTES } from '../../src/domain/file/fileRules';
import { jpegOf, jpegWith, pdfWith, pngOf, SMALL_JPEG } from '../support/samplePictures';
import { afterWholeFile } from './support/afterWholeFile';
import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

type CustomerCode = keyof typeof customerOperations;

/** Fields of each response; a field added by accident fails the test. */
const ANSWER_KEYS: Readonly<Record<CustomerCode, readonly string[]>> = {
  UPLOAD_FILE: ['extension', 'size', 'uuid'],
  GET_FILE_BY_UUID: ['content', 'contentType', 'fileName'],
  SET_AVATAR: ['avatarDataVersion'],
  GET_AVATAR: ['avatar', 'avatarDataVersion'],
  GET_PERSONAL_DATA: ['application', 'email', 'passport', 'phone'],
  EDIT_PASSPORT_DATA: ['expiresAt', 'islastsmstry', 'operationId', 'otpType', 'phoneNumber', 'resendAfterSeconds'],
  GET_CORP_CUSTOMER_DATA: ['address', 'corpName', 'customerNo', 'inn', 'okpo', 'phone', 'tokenOnly', 'users'],
  GET_CORP_EMPLOYESS: ['employees'],
};

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let client: WireClient;
const seen = new Map<CustomerCode, readonly string[]>();
afterWholeFile(() => expect(Object.fromEntries(seen)).toEqual(ANSWER_KEYS));

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.bank.clock.advance(HOUR_MS + 60_000);
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

async function ask(code: CustomerCode, data: object, by = client) {
  const answer = await by.operation('UtilityService', code, data);
  if (answer.success) {
    seen.set(code, Object.keys(answer.data ?? {}).toSorted());
  }
  return answer;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function upload(bytes: Uint8Array, fileExtension: string, documentId: string = randomUUID()) {
  return { documentId, documentString: base64(bytes), metadata: { fileExtension } };
}

function uuidOf(answer: { readonly data: unknown }): string {
  const { data } = answer;
  return typeof data === 'object' && data !== null && 'uuid' in data ? String(data.uuid) : '';
}

/** A picture as the bank keeps it. */
async function drawn(format: PictureFormat, bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await redrawPicture(format, bytes);
  if (picture === undefined) {
    throw new Error('The picture is damaged');
  }
  return picture;
}

describe('a file', () => {
  it.each([
    ['jpg', SMALL_JPEG, 'image/jpeg'],
    ['png', pngOf(5, 5), 'image/png'],
    ['pdf', pdfWith(), 'application/pdf'],
  ] as const)('comes back to its owner, a picture drawn anew: %s', async (extension, bytes, contentType) => {
    const left = extension === 'pdf' ? bytes : await drawn(extension, bytes);
    const kept = await ask('UPLOAD_FILE', upload(bytes, extension));
    expect(kept.data).toEqual({ uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), extension, size: left.length });
    const back = await ask('GET_FILE_BY_UUID', { uuid: uuidOf(kept) });
    expect(back.data).toEqual({ fileName: `${uuidOf(kept)}.${extension}`, contentType, content: base64(left) });
  });

  it('is hidden from other users, who cannot distinguish it from one that never existed', async () => {
    const kept = await ask('UPLOAD_FILE', upload(SMALL_JPEG, 'jpg'));
    const stranger = await server.signedIn('aizada');
    const foreign = await ask('GET_FILE_BY_UUID', { uuid: uuidOf(kept) }, stranger);
    const unknown = await ask('GET_FILE_BY_UUID', { uuid: randomUUID() }, stranger);
    expect(foreign.code).toBe('FILE_NOT_FOUND');
    expect(foreign.particulars).toEqual(unknown.particulars);
  });

  it('is kept without what it says besides the picture', async () => {
    const kept = await ask('UPLOAD_FILE', upload(jpegWith({ marker: 0xfe, data: 'Bishkek, at home' }), 'jpg'));
    expect((await ask('GET_FILE_BY_UUID', { uuid: uuidOf(kept) })).data).toMatchObject({
      content: base64(await drawn('jpg', SMALL_JPEG)),
    });
  });

  it('is stored once however often it is sent; another file with its id is refused', async () => {
    const request = upload(SMALL_JPEG, 'jpg');
    const first = await ask('UPLOAD_FILE', request);
    expect((await ask('UPLOAD_FILE', request)).text).toBe(first.text);
    expect((await ask('UPLOAD_FILE', upload(pngOf(1, 1), 'png', request.documentId))).code).toBe('OPERATION_ID_REUSED');
    const stranger = await server.signedIn('aizada');
    expect((await ask('UPLOAD_FILE', request, stranger)).success).toBe(true);
  });

  it.each([
    ['FILE_TYPE_NOT_ALLOWED', upload(pngOf(1, 1), 'jpg')],
    ['FILE_TYPE_NOT_ALLOWED', upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'png')],
    ['FILE_TYPE_NOT_ALLOWED', upload(Buffer.from('MZ\x90\0'), 'pdf')],
    ['FILE_TYPE_NOT_ALLOWED', upload(new Uint8Array(), 'jpg')],
    ['FILE_DAMAGED', upload(SMALL_JPEG.slice(0, 200), 'jpg')],
    ['FILE_TOO_LARGE', upload(new Uint8Array(LARGEST_FILE_BYTES + 1), 'jpg')],
    ['FILE_TOO_LARGE', upload(jpegOf(10_000, 10_000), 'jpg')],
    ['INVALID_REQUEST', { ...upload(SMALL_JPEG, 'jpg'), documentString: 'QR==' }],
    ['INVALID_REQUEST', upload(SMALL_JPEG, 'svg')],
    ['INVALID_REQUEST', { ...upload(SMALL_JPEG, 'jpg'), documentId: '../../etc/passwd' }],
  ])('is refused as %s', async (refused, request) => {
    expect((await ask('UPLOAD_FILE', request)).code).toBe(refused);
  });

  it('may have five megabytes, from a signed-in user and in this request only', async () => {
    const large = Buffer.concat([
      pdfWith().subarray(0, 9),
      Buffer.alloc(LARGEST_FILE_BYTES - pdfWith().length),
      pdfWith().subarray(9),
    ]);
    const request = upload(large, 'pdf');
    expect((await ask('UPLOAD_FILE', request)).data).toMatchObject({ size: LARGEST_FILE_BYTES });
    const text = JSON.stringify(request);
    const other = await client.operation('UtilityService', 'NOTIFICATION_WAS_READ', text);
    expect(other.code).toBe('INVALID_REQUEST');
    await expect(server.visitor().operation('UtilityService', 'UPLOAD_FILE', text)).rejects.toThrow('HTTP 413');
    await expect(client.operation('AccountService', 'GET_ACCOUNTS_V2', text)).rejects.toThrow('HTTP 413');
  });

  it('is one of forty within an hour at most', async () => {
    for (let file = 0; file < 40; file += 1) {
      expect((await ask('UPLOAD_FILE', upload(SMALL_JPEG, 'jpg'))).success).toBe(true);
    }
    expect((await client.operation('UtilityService', 'UPLOAD_FILE', upload(SMALL_JPEG, 'jpg'))).code).toBe(
      'TOO_MANY_REQUESTS',
    );
  });
});

describe('the picture of a person', () => {
  const avatar = base64(jpegOf(256, 256));

  it('is put up, shown and taken away again, each time as another version', async () => {
    expect((await ask('GET_AVATAR', {})).data).toEqual({ avatarDataVersion: '0' });
    expect((await ask('SET_AVATAR', { avatar })).data).toEqual({ avatarDataVersion: '1' });
    expect((await ask('SET_AVATAR', {})).data).toEqual({ avatarDataVersion: '2' });
    expect((await ask('GET_AVATAR', {})).data).toEqual({ avatarDataVersion: '2' });
    expect((await ask('SET_AVATAR', { avatar })).data).toEqual({ avatarDataVersion: '3' });
    expect((await ask('GET_AVATAR', {})).data).toEqual({
      avatarDataVersion: '3',
      avatar: base64(await drawn('jpg', jpegOf(256, 256))),
    });
    const user = await client.operation('UtilityService', 'GET_SELF_USER_DATA', {});
    expect(user.data).toMatchObject({ avatarDataVersion: '3' });
    const { rows } = await server.bank.database.owner.query(
      `select 1 from outbox_event where type = 'SHOULD_UPDATE_USER_DATA'`,
    );
    expect(rows).toHaveLength(3);
  });

  it.each([
    ['FILE_TYPE_NOT_ALLOWED', pngOf(8, 8)],
    ['FILE_DAMAGED', SMALL_JPEG.slice(0, 100)],
    ['PICTURE_SIZE_NOT_ALLOWED', SMALL_JPEG],
    ['PICTURE_SIZE_NOT_ALLOWED', jpegOf(513, 513)],
    ['PICTURE_SIZE_NOT_ALLOWED', jpegOf(4_000, 4_000)],
    ['FILE_TOO_LARGE', new Uint8Array(LARGEST_PICTURE_BYTES + 1)],
  ])('is refused as %s', async (refused, bytes) => {
    expect((await ask('SET_AVATAR', { avatar: base64(bytes) })).code).toBe(refused);
  });

  it('is not for companies', async () => {
    const company = await server.signedIn('saltanat');
    expect((await client.operation('UtilityService', 'GET_CORP_CUSTOMER_DATA', {})).code).toBe('ACCESS_DENIED');
    expect((await company.operation('UtilityService', 'GET_AVATAR', {})).code).toBe('ACCESS_DENIED');
    expect((await company.operation('UtilityService', 'SET_AVATAR', { avatar })).code).toBe('ACCESS_DENIED');
  });
});

describe('a passport', () => {
  const passport = {
    series: 'ID',
    number: '7654321',
    issuedBy: 'МКК 211041',
    issuedOn: '2026-11-02',
    expiresOn: '2036-11-02',
    inn: '11706199300217',
    address: 'г. Бишкек, ул. Чуй, 120, кв. 5',
  };
  let bermet: WireClient;

  beforeEach(async () => {
    bermet = await server.signedIn('bermet');
  });

  async function scan() {
    return uuidOf(await ask('UPLOAD_FILE', upload(SMALL_JPEG, 'jpg'), bermet));
  }

  async function confirmed(request: { readonly operationId: string }) {
    const { code, text } = await server.codeSentBy('bermet', () => ask('EDIT_PASSPORT_DATA', request, bermet));
    expect(text).toMatch(/паспортных данных \([A-Z]+ \*{3}\d{3} → [A-Z]+ \*{3}\d{3}\)/);
    return bermet.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', {
      operationId: request.operationId,
      otp: code,
    });
  }

  async function decision() {
    await server.round('passportReview');
    return (await ask('GET_PERSONAL_DATA', {}, bermet)).data;
  }

  it('is turned down where the number is another person’s, with the reason', async () => {
    const request = {
      operationId: randomUUID(),
      passport: { ...passport, inn: '21706199300217' },
      files: [await scan()],
    };
    const [uuid] = request.files;
    const elsewhere = await server.signedIn('bermet');
    expect((await confirmed(request)).success).toBe(true);
    expect((await elsewhere.validateSession()).success).toBe(true);
    expect((await ask('GET_PERSONAL_DATA', {}, bermet)).data).toMatchObject({
      passport: { number: '4050607', expiresOn: '2025-03-16', address: 'г. Токмок, ул. Шамшинская, 8, кв. 3' },
      application: { status: 'review', passport: { number: '7654321' }, files: request.files },
    });
    expect((await ask('GET_FILE_BY_UUID', { uuid }, bermet)).data).toMatchObject({ contentType: expect.any(String) });
    expect((await ask('GET_FILE_BY_UUID', { uuid }, client)).code).toBe('FILE_NOT_FOUND');
    const again = { ...request, operationId: randomUUID() };
    expect((await ask('EDIT_PASSPORT_DATA', again, bermet)).code).toBe('PASSPORT_UNDER_REVIEW');
    server.bank.clock.advance(61_000);
    expect(await decision()).toMatchObject({ application: { status: 'rejected', violation: 'INN_MISMATCH' } });
    const notices = await bermet.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(notices.data).toMatchObject({
      0: { wasViewed: false, content: { ru: { title: 'Паспортные данные не приняты' } } },
    });
  });

  it.each([
    ['PASSPORT_NOT_VALID', { expiresOn: '2026-11-01' }],
    ['PASSPORT_NOT_VALID', { issuedOn: '2027-01-01' }],
    ['PASSPORT_NOT_VALID', { inn: '13002199300217' }],
    ['INVALID_REQUEST', { number: '12345678' }],
    ['INVALID_REQUEST', { address: 'Чуй' }],
    ['INVALID_REQUEST', { address: '       ' }],
    ['INVALID_REQUEST', { address: 'у'.repeat(101) }],
    ['INVALID_REQUEST', { series: 'XX' }],
  ])('is refused as %s with %j', async (refused, wrong) => {
    const request = { operationId: randomUUID(), passport: { ...passport, ...wrong }, files: [await scan()] };
    const answer = await ask('EDIT_PASSPORT_DATA', request, bermet);
    expect(answer.code).toBe(refused);
  });

  it('needs scans that are the user’s own', async () => {
    const foreign = uuidOf(await ask('UPLOAD_FILE', upload(SMALL_JPEG, 'jpg')));
    const refused = async (files: readonly string[]) =>
      (await ask('EDIT_PASSPORT_DATA', { operationId: randomUUID(), passport, files }, bermet)).code;
    expect({
      'of another': await refused([foreign]),
      'of nobody': await refused([randomUUID()]),
      'one own, one of another': await refused([await scan(), foreign]),
    }).toEqual({
      'of another': 'FILE_NOT_FOUND',
      'of nobody': 'FILE_NOT_FOUND',
      'one own, one of another': 'FILE_NOT_FOUND',
    });
    const without = { operationId: randomUUID(), passport, files: [] };
    expect((await bermet.operation('UtilityService', 'EDIT_PASSPORT_DATA', without)).code).toBe('INVALID_REQUEST');
  });

  it('counts once the bank has approved it: money may move again, in every session', async () => {
    const request = { operationId: randomUUID(), passport, files: [await scan()] };
    const second = { ...request, operationId: randomUUID() };
    const { code, answer } = await server.codeSentBy('bermet', () => ask('EDIT_PASSPORT_DATA', second, bermet));
    expect((await ask('EDIT_PASSPORT_DATA', second, bermet)).data).toEqual(answer.data);
    expect((await ask('EDIT_PASSPORT_DATA', { ...second, files: [await scan()] }, bermet)).code).toBe(
      'OPERATION_ID_REUSED',
    );
    expect((await confirmed(request)).success).toBe(true);
    const late = await bermet.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', {
      operationId: second.operationId,
      otp: code,
    });
    expect(late.code).toBe('PASSPORT_UNDER_REVIEW');
    const accounts = await bermet.operation('AccountService', 'GET_ACCOUNTS_V2', {});
    const [from, to] = Array.isArray(accounts.data) ? accounts.data : [];
    const transfer = () => ({
      operationId: randomUUID(),
      accountDebitId: from.id,
      accountCreditId: to.id,
      amount: '1.00',
      ccy: 'KGS',
      purpose: '',
    });
    const move = () => bermet.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', transfer());
    expect((await move()).code).toBe('PASSPORT_EXPIRED');
    server.bank.clock.advance(61_000);
    expect(await decision()).toMatchObject({
      passport: { number: '7654321', expiresOn: '2036-11-02', address: passport.address },
      application: { status: 'approved' },
    });
    expect((await move()).code).not.toBe('PASSPORT_EXPIRED');
  });

  it('waits for a code five times within a quarter of an hour at most', async () => {
    const files = [await scan()];
    for (let change = 0; change < 6; change += 1) {
      const answer = await ask('EDIT_PASSPORT_DATA', { operationId: randomUUID(), passport, files }, bermet);
      expect(answer.code).toBe(change < 5 ? '' : 'MAX_OTP_TRIES');
    }
    const change = () => ask('EDIT_PASSPORT_DATA', { operationId: randomUUID(), passport, files }, bermet);
    expect(await codeRefusals(server, 'bermet', change)).toEqual(HOLD_AND_CAP);
  });
});

describe('a company', () => {
  it('is shown with who may do what for it', async () => {
    const company = await ask('GET_CORP_CUSTOMER_DATA', {}, await server.signedIn('daniyar'));
    expect(company.data).toMatchObject({
      customerNo: '2000001',
      corpName: { ru: 'ОсОО «Ак-Суу Трейд»', en: 'Ak-Suu Trade LLC' },
      inn: '01201201910145',
      okpo: '33112978',
      users: [
        { fullName: { en: 'Saltanat Mambetova' }, rights: ['view', 'create', 'sign', 'payroll'] },
        { fullName: { en: 'Daniyar Sadykov' }, rights: ['view', 'approve', 'sign', 'payroll', 'audit'] },
        { fullName: { en: 'Cholpon Zheenbekova' }, rights: ['view', 'audit'] },
      ],
    });
  });

  it('shows of each employee the office, the rights, the signature and the accounts', async () => {
    const of = async (login: string) => (await ask('GET_CORP_EMPLOYESS', {}, await server.signedIn(login))).data;
    const sees = (currency: string) => ({ currency, works: false, number: expect.stringMatching(/^\d{16}$/) });
    const employees = [
      { position: { en: 'Chief accountant' }, rights: ['view', 'create', 'sign', 'payroll'], signaturePlace: 2 },
      { position: { en: 'Director' }, rights: ['view', 'approve', 'sign', 'payroll', 'audit'], signaturePlace: 1 },
      { position: { en: 'Auditor' }, rights: ['view', 'audit'], accounts: [sees('KGS'), sees('USD')] },
    ];
    expect(await of('daniyar')).toMatchObject({ employees });
    // Only accounts the caller sees are named for a user limited to accounts.
    await server.bank.database.owner.query(
      `update user_account set works = true where user_id = (select id from app_user where login = 'cholpon')
        and account_id in (select id from account where currency = 'USD');
       insert into user_account (user_id, account_id, works) select u.id, a.id, true from app_user u, account a
        where u.login = 'saltanat' and a.customer_id = u.customer_id and a.record_status = 'O';
       update app_user set accounts_limited = true, operations = '{MAKE_OWN_ACCOUNTS_TRANSFER}' where login = 'saltanat'`,
    );
    const seen = JSON.stringify(await of('cholpon'));
    expect(seen).toContain('"operations":["MAKE_OWN_ACCOUNTS_TRANSFER"]');
    const { rows } = await server.bank.database.owner.query<{ number: string }>(
      `select a.number from account a join customer c on c.id = a.customer_id where c.customer_no = '2000001' and a.record_status = 'O'`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ number }) => seen.includes(number)).length).toBe(2);
    expect((await client.operation('UtilityService', 'GET_CORP_EMPLOYESS', {})).code).toBe('ACCESS_DENIED');
    await server.bank.database.owner.query(
      `delete from user_account where user_id = (select id from app_user where login = 'saltanat');
       update app_user set accounts_limited = false, operations = null where login = 'saltanat'`,
    );
  });
});

describe('the name of a user', () => {
  it('has a Latin form also where none is registered, for pages in English and Chinese', async () => {
    const { owner } = server.bank.database;
    const {
      rows: [before],
    } = await owner.query<{ full_name: object }>(`select full_name from app_user where login = 'aibek'`);
    const name = async () =>
      Object((await client.operation('UtilityService', 'GET_SELF_USER_DATA', {})).data)['fullName'];
    expect(await name()).toEqual(before?.full_name);
    await owner.query(
      `update app_user set full_name = full_name || '{"en": "", "ru": "Чыныбеков Өмүрбек"}' where login = 'aibek'`,
    );
    expect(await name()).toMatchObject({ ru: 'Чыныбеков Өмүрбек', en: 'Omurbek Chynybekov' });
    await owner.query(`update app_user set full_name = $1 where login = 'aibek'`, [before?.full_name]);
  });
});
