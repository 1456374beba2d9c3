import { randomUUID } from 'node:crypto';

import { jpegOf, SMALL_JPEG } from '../../../support/samplePictures';
import { codeNow, newAuthenticator } from '../devicesStory';
import { ANSWER, NEW_PASSWORD, PIN } from '../identityStory';
import { PASSWORD } from '../startTestServer';
import { ADMINISTRATOR, PERSON } from './CostBank';
import type { CostBank, CostStories } from './CostBank';

/** The largest PDF there may be, full of escapes. */
const LARGE_PDF = Buffer.from(`%PDF-1.4\n${'#41'.repeat(1_600_000)}\n%%EOF`).toString('base64');
const HALF_MINUTE_MS = 31_000;
const TOPIC = '1';
const BLOCKED = 'nurlan';
/** User whose passport has expired. */
const EXPIRED = 'bermet';

const limitRequest = (run: number) => ({
  operationId: randomUUID(),
  transferCode: 'CLEARING',
  level: 'other',
  own: { maxAmount: `${1000 + run}.00`, dailyAmount: '5000.00', monthlyAmount: '20000.00' },
});

/** A change of the profile whose code may be sent again. */
async function waiting(bank: CostBank, run: number) {
  const request = limitRequest(run);
  await bank.ask(PERSON, 'CHANGE_LIMIT', request);
  bank.server.bank.clock.advance(HALF_MINUTE_MS);
  return { operationId: request.operationId };
}

async function toAuthenticator(bank: CostBank) {
  const seed = await newAuthenticator(await bank.client(PERSON));
  return { operationId: randomUUID(), otpType: 'TOTP', deviceOtp: codeNow(bank.server, seed) };
}

async function uploaded(bank: CostBank, login: string): Promise<string> {
  const { uuid } = await bank.ask<{ readonly uuid: string }>(login, 'UPLOAD_FILE', {
    documentId: randomUUID(),
    documentString: Buffer.from(SMALL_JPEG).toString('base64'),
    metadata: { fileExtension: 'jpg' },
  });
  return uuid;
}

async function written(bank: CostBank) {
  await bank.sql('delete from chat_message');
  return { topicId: TOPIC, localMsgId: randomUUID(), text: 'Когда придёт карта?', files: [] };
}

/** A case about nothing in particular; those before it are gone. */
async function caseRequest(bank: CostBank) {
  await bank.sql('delete from chat_message');
  await bank.sql('delete from customer_case');
  return { operationId: randomUUID(), kind: 'other', text: 'Вопрос об операции', files: [] };
}

const openedCase = async (bank: CostBank) =>
  bank.ask<{ readonly id: string }>(PERSON, 'OPEN_CASE', await caseRequest(bank));

const sentMessage = async (bank: CostBank) =>
  bank.ask<{ readonly id: string }>(PERSON, 'ADD_USER_MSG', await written(bank));

async function idOf(bank: CostBank, login: string) {
  const [user] = await bank.sql('select id::text from app_user where login = $1', [login]);
  return user?.['id'];
}

/** Security, passport, files, chat and administration. */
export const profileStories: CostStories = {
  CHANGE_LIMIT: (_bank, run) => ({ request: limitRequest(run) }),
  FORGET_DEVICE: async (bank) => {
    await bank.ask(PERSON, 'REMEMBER_DEVICE', {});
    const [device] = await bank.sql('select max(id)::text as id from known_device');
    return { request: { deviceId: device?.['id'] } };
  },
  ALLOW_ONLY_KNOWN_DEVICES: async (bank) => {
    await bank.ask(PERSON, 'REMEMBER_DEVICE', {});
    return { request: { operationId: randomUUID(), onlyKnown: true } };
  },
  CHANGE_PASSWORD: () => ({
    request: { operationId: randomUUID(), currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  }),
  CHANGE_USERNAME: () => ({
    request: { operationId: randomUUID(), currentUsername: PERSON, newUsername: 'aibek@ala-too' },
  }),
  CHANGE_PIN: (_bank, run) => {
    const [currentPin, newPin] = run % 2 === 0 ? [PIN, '8264'] : ['8264', PIN];
    return { request: { currentPin, newPin } };
  },
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: () => ({
    request: { operationId: randomUUID(), questionId: '1', answer: 'Тайган' },
  }),
  GET_GOOGLE_INITIALIZATION_CODE: () => ({ request: { answer: ANSWER } }),
  CHANGE_AUTH_TYPE: async (bank) => ({ request: await toAuthenticator(bank) }),
  SEND_UTILITY_OTP: async (bank, run) => ({ request: await waiting(bank, run) }),
  RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: async (bank) => {
    const request = await toAuthenticator(bank);
    await bank.ask(PERSON, 'CHANGE_AUTH_TYPE', request);
    bank.server.bank.clock.advance(HALF_MINUTE_MS);
    return { request: { operationId: request.operationId } };
  },
  CONFIRM_UTILITY_OPERATION: async (bank, run) => {
    const request = limitRequest(100 - run);
    const otp = await bank.otpOf(PERSON, 'CHANGE_LIMIT', request);
    return { request: { operationId: request.operationId, otp } };
  },
  SET_CODE_WORD: async (bank) => {
    await bank.sql('update customer set code_word_hash = null');
    return { request: { codeWord: 'Өрүк' } };
  },
  SET_PIN: async (bank) => {
    await bank.sql(`update app_user set pin_hash = null, steps_left = '{pin}' where login = $1`, [PERSON]);
    return { request: { pin: PIN } };
  },
  UPLOAD_FILE: () => ({
    request: { documentId: randomUUID(), documentString: LARGE_PDF, metadata: { fileExtension: 'pdf' } },
  }),
  GET_FILE_BY_UUID: async (bank) => ({ request: { uuid: await uploaded(bank, PERSON) } }),
  SET_AVATAR: () => ({ request: { avatar: Buffer.from(jpegOf(512, 512)).toString('base64') } }),
  EDIT_PASSPORT_DATA: async (bank) => ({
    login: EXPIRED,
    request: {
      operationId: randomUUID(),
      passport: {
        series: 'ID',
        number: '7654321',
        issuedBy: 'МКК 211041',
        issuedOn: '2026-11-02',
        expiresOn: '2036-11-02',
        inn: '11706199300217',
        address: 'г. Бишкек, ул. Чуй, 120, кв. 5',
      },
      files: [await uploaded(bank, EXPIRED)],
    },
  }),
  CHANGE_EMAIL: async (bank, run) => {
    const email = `new.${run}@mail.example`;
    await bank.ask(PERSON, 'GET_CONFIRMATION_CODE_BY_EMAIL', { email });
    await bank.server.round('letters');
    const answer = await fetch(`${bank.server.address}/sandbox/letters?login=${PERSON}`);
    const [latest]: readonly { readonly code: string }[] = JSON.parse(await answer.text());
    return { request: { operationId: randomUUID(), email, emailOtp: latest?.code } };
  },
  GET_MSGS_BY_TOPIC_ID: async (bank) => {
    await sentMessage(bank);
    return { request: { topicId: TOPIC } };
  },
  GET_MSG_BY_ID: async (bank) => ({ request: { msgId: (await sentMessage(bank)).id } }),
  ADD_USER_MSG: async (bank) => ({ request: await written(bank) }),
  CHAT_UPLOAD_FILE: () => ({
    request: { documentId: randomUUID(), name: 'Договор.pdf', content: LARGE_PDF, ext: 'pdf' },
  }),
  CHAT_MSGS_WERE_READ: async (bank) => ({ request: { topicId: TOPIC, msgId: (await sentMessage(bank)).id } }),
  GET_CASES: async (bank) => {
    await openedCase(bank);
    return { request: {} };
  },
  OPEN_CASE: async (bank) => ({ request: await caseRequest(bank) }),
  CLOSE_CASE: async (bank) => ({ request: { caseId: (await openedCase(bank)).id } }),
  REOPEN_CASE: async (bank) => {
    const { id: caseId } = await openedCase(bank);
    await bank.ask(PERSON, 'CLOSE_CASE', { caseId });
    return { request: { caseId } };
  },
  SET_IBANK_STATUS: async (bank) => {
    const { dataVersion } = await bank.ask<{ readonly dataVersion: string }>(
      ADMINISTRATOR,
      'GET_IBANK_STATUS_SETTINGS',
      {},
    );
    const text = { ru: 'Работы до 6:00', en: 'Maintenance', kg: 'Иштер', cn: '维护' };
    return { request: { text, shouldshowtext: false, behaviorcode: 'none', dataVersion } };
  },
  BLOCK_USER: async (bank) => {
    await bank.sql('update app_user set access_blocked_at = null where login = $1', [BLOCKED]);
    return { request: { userId: await idOf(bank, BLOCKED), reason: 'Телефон украден' } };
  },
  UNBLOCK_USER: async (bank) => {
    await bank.sql('update app_user set access_blocked_at = now() where login = $1', [BLOCKED]);
    return { request: { userId: await idOf(bank, BLOCKED) } };
  },
};
