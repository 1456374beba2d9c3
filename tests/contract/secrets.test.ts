import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { approveQrSignIn } from '../../bank/modules/identity/qrApproval';
import { passesLuhn } from '../../src/domain/card/cardNumber';
import { ELCART, VISA } from '../bank/support/cards';
import { setPin, TABLES_OF_CARD_CALLS } from './support/cardStory';
import { codeNow, keyBytes } from './support/devicesStory';
import { ANSWER, begunRestore, goOn, makeFirstLogin, NEW_PASSWORD, PIN, steps } from './support/identityStory';
import { fetchSession, scannedCode } from './support/qrStory';
import { credentialsIn, GULNARA, registered, registration, textsTo, UNKNOWN_CARD } from './support/registrationStory';
import { jpegOf, SMALL_JPEG } from '../support/samplePictures';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import {
  accountsOf,
  confirm,
  isOrdinary,
  only,
  ordinaryPair,
  prepared,
  transferOf,
  wrongCode,
} from './support/transferStory';
import type { WireClient } from './support/WireClient';

const WRONG_PASSWORD = 'a-wrong-Password-7';
const OTHER_PASSWORD = 'Кызыл жоолук 9 тоо';
const FIRST_ANSWER = 'Тайган';
const WRONG_ANSWER = 'Кумайык';
const CODE_WORD = 'Манасчы';
const [WRONG_PIN, NEW_PIN, CARD_PIN] = ['6183', '8264', '4917'];
const NEW_EMAIL = 'aizada.new@mail.example';
const PASSPORT = {
  series: 'ID',
  number: '7654321',
  issuedBy: 'МКК 211041',
  issuedOn: '2026-11-02',
  expiresOn: '2036-11-02',
  inn: '11706199300217',
  address: 'г. Бишкек, ул. Чуй, 120, кв. 5',
};
const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
const lines: string[] = [];

/** Long secrets, searched for literally; six-digit codes are searched for only where nothing else has six digits. */
const secrets = new Set<string>([
  PASSWORD,
  WRONG_PASSWORD,
  OTHER_PASSWORD,
  NEW_PASSWORD,
  FIRST_ANSWER,
  WRONG_ANSWER,
  CODE_WORD,
]);
const codes = new Set<string>();
/** Personal data that the bank has to store and must never log. */
const documents: string[] = [];
/** PINs; ids and timestamps contain four digits too, so PINs are searched for only where nothing else is written. */
const pins = [PIN, WRONG_PIN, NEW_PIN];
/** Card PINs and security codes, searched for wherever calls about cards are recorded, including the sandbox network. */
const cardSecrets: string[] = [];

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  server = await startTestServer({ configuration: { logLevel: 'trace' } });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

/** Remembers the key a client goes on with. */
function keep(client: WireClient): void {
  secrets.add(client.sessionKey ?? 'no key');
}

async function codeFor<Value>(login: string, act: () => Promise<Value>) {
  const sent = await server.codeSentBy(login, act);
  codes.add(sent.code);
  return sent;
}

async function signedIn(login: string, password = PASSWORD): Promise<WireClient> {
  const client = server.visitor();
  const { code, answer } = await codeFor(login, () => client.authenticate(login, password));
  goOn(client, answer);
  keep(client);
  await client.confirmSecondFactor(wrongCode(code));
  codes.add(wrongCode(code));
  goOn(client, await client.confirmSecondFactor(code));
  keep(client);
  return client;
}

async function codeInLetterTo(email: string): Promise<string> {
  await server.round('letters');
  const { rows } = await server.bank.database.owner.query<{ code: string }>(
    'select code from sandbox_letter where recipient = $1',
    [email],
  );
  if (rows[0] === undefined) {
    throw new Error(`No letter came to ${email}`);
  }
  return rows[0].code;
}

async function change(client: WireClient, login: string, [code, request]: readonly [string, object]): Promise<void> {
  const operationId = randomUUID();
  const sent = await codeFor(login, () => client.operation('UtilityService', code, { operationId, ...request }));
  await client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: wrongCode(sent.code) });
  expect(
    await client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: sent.code }),
  ).toMatchObject({ success: true });
}

const FLOWS: Readonly<Record<string, () => Promise<void>>> = {
  'a sign-in, a transfer, a defect and a way out': async () => {
    const client = server.visitor();
    await client.authenticate('aibek', WRONG_PASSWORD);
    const customer = await signedIn('aibek');
    const [from, to] = ordinaryPair(await accountsOf(customer));
    const operation = await prepared(server, customer, transferOf(from, to));
    codes.add(operation.code);
    await confirm(customer, operation.operationId, operation.code);
    await server.bank.database.owner.query('alter table notification rename to notification_gone');
    await customer.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    await server.bank.database.owner.query('alter table notification_gone rename to notification');
    await customer.exit();
  },
  'a first login': async () => {
    await makeFirstLogin(server, 'aizada', 'newPassword');
    const client = await signedIn('aizada');
    await steps.setPassword(client, 'Qwerty123');
    goOn(client, await steps.setPassword(client, OTHER_PASSWORD));
    keep(client);
    goOn(client, await steps.setAnswer(client, '2', FIRST_ANSWER));
    keep(client);
    await client.operation('UtilityService', 'SET_CODE_WORD', { codeWord: CODE_WORD });
    await client.operation('UtilityService', 'SET_PIN', { pin: NEW_PIN });
  },
  'a locked screen': async () => {
    const client = await signedIn('daniyar');
    await steps.lock(client);
    await client.operation('AccountService', 'GET_ACCOUNTS_V2', {});
    await steps.unlock(client, WRONG_PIN);
    await steps.unlock(client, PIN);
    await client.operation('UtilityService', 'CHANGE_PIN', { currentPin: WRONG_PIN, newPin: NEW_PIN });
    expect(await client.operation('UtilityService', 'CHANGE_PIN', { currentPin: PIN, newPin: NEW_PIN })).toMatchObject({
      success: true,
    });
    const byPassword = { currentPassword: PASSWORD, newPin: PIN };
    expect(await client.operation('UtilityService', 'CHANGE_PIN', byPassword)).toMatchObject({ success: true });
  },
  'a restored password': async () => {
    const client = await begunRestore(server, 'saltanat');
    keep(client);
    await steps.confirmAnswer(client, WRONG_ANSWER);
    goOn(client, await steps.confirmAnswer(client, ANSWER));
    keep(client);
    const { code } = await codeFor('saltanat', () => steps.sendOtpDuringRestore(client));
    await steps.confirmOtpDuringRestore(client, wrongCode(code));
    goOn(client, await steps.confirmOtpDuringRestore(client, code));
    keep(client);
    const sent = await codeFor('saltanat', () => steps.setPassword(client, NEW_PASSWORD));
    goOn(client, sent.answer);
    keep(client);
    goOn(client, await client.confirmSecondFactor(sent.code));
    keep(client);
  },
  'changes of what protects a user': async () => {
    const client = await signedIn('aibek');
    await client.operation('UtilityService', 'CHANGE_PASSWORD', {
      operationId: randomUUID(),
      currentPassword: WRONG_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    await change(client, 'aibek', ['SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { questionId: '2', answer: FIRST_ANSWER }]);
    await change(client, 'aibek', ['CHANGE_PASSWORD', { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }]);
    await change(client, 'aibek', ['CHANGE_USERNAME', { currentUsername: 'aibek', newUsername: 'aibek.two' }]);
    const key = await client.operation('UtilityService', 'GET_GOOGLE_INITIALIZATION_CODE', { answer: FIRST_ANSWER });
    const secretKey = String(Object.entries(key.data ?? {}).find(([name]) => name === 'secretKey')?.[1]);
    const deviceOtp = codeNow(server, keyBytes(secretKey));
    secrets.add(secretKey).add(keyBytes(secretKey).toString('hex'));
    codes.add(deviceOtp);
    await change(client, 'aibek.two', ['CHANGE_AUTH_TYPE', { otpType: 'TOTP', deviceOtp }]);
  },
  'a transfer to a card, and one from a card': async () => {
    const customer = await signedIn('bermet');
    const account = only(await accountsOf(customer), (each) => each.ccy === 'KGS' && isOrdinary(each));
    const common = { amount: '50.00', ccy: 'KGS' };
    const flows = [
      ['MAKE_IPC_CARD_TRANSFER', { accountDebitId: account.id, accountCreditCardPan: ELCART.good }],
      ['MAKE_IPC_CARD_TRANSFER', { accountDebitId: account.id, accountCreditCardPan: ELCART.unknown }],
      [
        'MAKE_VISA_2_VISA_AFT',
        { accountCreditId: account.id, accountDebitCardPan: VISA.good, expiryWithSlash: '08/29', cvv2: '731' },
      ],
      [
        'MAKE_VISA_2_VISA_AFT',
        { accountCreditId: account.id, accountDebitCardPan: VISA.declined, expiryWithSlash: '08/29', cvv2: '731' },
      ],
      [
        'MAKE_VISA_2_VISA_AFT',
        { accountCreditId: account.id, accountDebitCardPan: VISA.rejected, expiryWithSlash: '08/29', cvv2: '7x1' },
      ],
    ] as const;
    for (const [code, card] of flows) {
      const operationId = randomUUID();
      const created = await customer.operation('TransferService', code, { operationId, ...common, ...card });
      if (created.success) {
        const sent = await codeFor('bermet', () =>
          customer.operation('TransferService', 'SEND_OTP_BY_SMS', { operationId }),
        );
        await confirm(customer, operationId, sent.code);
      }
    }
    [ELCART.good, ELCART.unknown, VISA.good, VISA.declined, VISA.rejected, '"731"', '"7x1"'].forEach((secret) =>
      secrets.add(secret),
    );
  },
  'a PIN of a card': async () => {
    const client = await signedIn('aizada', OTHER_PASSWORD);
    cardSecrets.push(
      CARD_PIN,
      await setPin(server, client, { pinCode: CARD_PIN, begin: (act) => codeFor('aizada', act) }),
    );
  },
  'a new e-mail address': async () => {
    const client = await signedIn('aizada', OTHER_PASSWORD);
    await client.operation('UtilityService', 'GET_CONFIRMATION_CODE_BY_EMAIL', { email: NEW_EMAIL });
    const emailOtp = await codeInLetterTo(NEW_EMAIL);
    codes.add(emailOtp);
    const wrong = { operationId: randomUUID(), email: NEW_EMAIL, emailOtp: wrongCode(emailOtp) };
    await client.operation('UtilityService', 'CHANGE_EMAIL', wrong);
    await change(client, 'aizada', ['CHANGE_EMAIL', { email: NEW_EMAIL, emailOtp }]);
  },
  'documents and pictures': async () => {
    const client = await signedIn('bermet');
    const scan = Buffer.from(SMALL_JPEG).toString('base64');
    const avatar = Buffer.from(jpegOf(256, 256)).toString('base64');
    documents.push(scan, avatar, PASSPORT.number, PASSPORT.inn);
    const damaged = {
      documentId: randomUUID(),
      documentString: scan.slice(0, 400),
      metadata: { fileExtension: 'jpg' },
    };
    await client.operation('UtilityService', 'UPLOAD_FILE', damaged);
    const kept = await client.operation('UtilityService', 'UPLOAD_FILE', {
      ...damaged,
      documentId: randomUUID(),
      documentString: scan,
    });
    const uuid = String(Object.entries(kept.data ?? {}).find(([name]) => name === 'uuid')?.[1]);
    const back = await client.operation('UtilityService', 'GET_FILE_BY_UUID', { uuid });
    expect(back).toMatchObject({ success: true, data: { content: expect.stringMatching(/.{200}/) } });
    documents.push(String(Object.entries(back.data ?? {}).find(([name]) => name === 'content')?.[1]));
    const pictured = await signedIn('aizada', OTHER_PASSWORD);
    expect(await pictured.operation('UtilityService', 'SET_AVATAR', { avatar })).toMatchObject({ success: true });
    await client.operation('UtilityService', 'EDIT_PASSPORT_DATA', {
      operationId: randomUUID(),
      passport: { ...PASSPORT, inn: '1' },
      files: [uuid],
    });
    await change(client, 'bermet', ['EDIT_PASSPORT_DATA', { passport: PASSPORT, files: [uuid] }]);
  },
  'a sign-in by a QR code': async () => {
    const scanned = await scannedCode(server, 'daniyar');
    secrets.add(scanned.requestId).add(scanned.code.slice(scanned.code.lastIndexOf('/') + 1));
    await approveQrSignIn(scanned.approver, scanned, server.bank.services);
    goOn(scanned.browser, await fetchSession(scanned.browser, scanned.requestId));
    keep(scanned.browser);
  },
  'a registration by card': async () => {
    await registration.begin(server.visitor(), UNKNOWN_CARD, CODE_WORD);
    await registered(server, GULNARA);
    const credentials = credentialsIn((await textsTo(server, GULNARA.phone))[0]);
    secrets.add(credentials.password).add(GULNARA.cardno).add(UNKNOWN_CARD);
    const client = server.visitor();
    await codeFor(credentials.login, () => client.authenticate(credentials.login, credentials.password));
  },
};

/** Tables that messages, keys and codes pass through. Sandbox tables are excluded: they stand for the phones themselves. */
const TABLES_OF_CODES = [
  'session',
  'one_time_code',
  'code_subject',
  'message_outbox',
  'audit_event',
  'profile_change',
  'email_confirmation',
  'client_log',
  'qr_sign_in',
  'self_registration',
];

async function everythingIn(tables: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const table of tables) {
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      `select coalesce(string_agg(t::text, E'\\n'), '') as text from ${table} t`,
    );
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n');
}

async function tablesOfTheBank(): Promise<readonly string[]> {
  const { rows } = await server.bank.database.owner.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'sandbox%' order by 1`,
  );
  return rows.map(({ name }) => name);
}

function spelled(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64')];
}

const isCodeIn = (text: string) => (code: string) => new RegExp(`(?<![\\d.:-])${code}(?!\\d)`).test(text);

describe('secrets', () => {
  it.each(Object.keys(FLOWS))('take part in %s', async (flow) => {
    server.bank.clock.advance(DAY_MS);
    const before = lines.length;
    await FLOWS[flow]?.();
    expect(lines.length).toBeGreaterThan(before);
  });

  it('stand nowhere in the log', () => {
    const log = lines.join('');
    expect(secrets.size).toBeGreaterThan(25);
    expect(codes.size).toBeGreaterThan(12);
    expect(log).toMatch(/"refid":"[0-9a-f-]{36}"/);
    expect(log).toMatch(/call failed/);
    expect([...secrets].filter((secret) => spelled(secret).some((spelling) => log.includes(spelling)))).toEqual([]);
    expect(documents.length).toBeGreaterThan(4);
    expect([...documents, NEW_EMAIL].filter((document) => log.includes(document))).toEqual([]);
    expect([...codes, ...pins, ...cardSecrets].filter((code) => log.includes(`"${code}"`))).toEqual([]);
    expect((log.match(/(?<!\d)\d{16}(?!\d)/g) ?? []).filter(passesLuhn)).toEqual([]);
  });

  it('stand nowhere in the database but in hashes and under the bank’s secret', async () => {
    await textsTo(server, GULNARA.phone);
    const tables = await tablesOfTheBank();
    expect(tables.length).toBeGreaterThan(25);
    const all = await everythingIn(tables);
    expect(all).toContain('argon2id');
    expect([...secrets].filter((secret) => spelled(secret).some((spelling) => all.includes(spelling)))).toEqual([]);
    const users = await everythingIn(['app_user']);
    expect(pins.filter((pin) => isCodeIn(users)(pin) || users.includes(`"${pin}"`))).toEqual([]);
    const ofCards = await everythingIn(TABLES_OF_CARD_CALLS);
    expect(ofCards).toContain(',pin,');
    expect(cardSecrets.filter((secret) => ofCards.includes(`"${secret}"`) || isCodeIn(ofCards)(CARD_PIN))).toEqual([]);
    const passing = await everythingIn(TABLES_OF_CODES);
    expect([...codes].filter(isCodeIn(passing))).toEqual([]);
  });

  it('are found when they do stand there', async () => {
    await server.bank.database.owner.query(
      `insert into client_log (at, reference_id, level, message) values ($1, 'planted', 'info', $2)`,
      [new Date(server.bank.clock.now()), `${PASSWORD} 987654`],
    );
    const all = await everythingIn(['client_log']);
    expect(all).toContain(PASSWORD);
    expect(isCodeIn(all)('987654')).toBe(true);
  });
});
