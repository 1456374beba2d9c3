import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { passesLuhn } from '../../src/domain/card/cardNumber';
import { goOn, steps } from './support/identityStory';
import { registration } from './support/registrationStory';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, ordinaryPair } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More calls than any counter allows. */
const CALLS = 250;
const FAILED_SIGN_INS = 4;
const MESSAGE_PAUSE_MS = 30_000;
/** More messages than a story sends. */
const NO_CAPS = { tenMinutes: 1000, hour: 1000, day: 1000 };

let server: TestServer;
let accountDebitId: string;
let userId: string;

beforeAll(async () => {
  server = await startTestServer({ configuration: { failedSignIns: FAILED_SIGN_INS, codeMessages: NO_CAPS } });
  accountDebitId = ordinaryPair(await accountsOf(await server.signedIn('aibek')))[0].id;
  const { rows } = await server.bank.database.owner.query<{ id: string }>(
    `select id::text from app_user where login = 'aibek'`,
  );
  userId = rows[0]?.id ?? '';
});
beforeEach(() => server.bank.clock.advance(2 * DAY_MS));
afterAll(() => server.close());

interface Answered {
  readonly code: string;
  readonly particulars: unknown;
}

/** A call that is counted: by whom it is made, and the call itself, which differs each time. */
interface Counted {
  readonly login?: string;
  readonly call: (client: WireClient, time: number) => Promise<Answered>;
  /** Call that is accepted at the moment the refusal names, where it is not the same one. */
  readonly next?: (client: WireClient, time: number) => Promise<Answered>;
}

const authenticationAnswer = ({ error }: { readonly error?: { readonly code?: string; readonly data?: string } }) => ({
  code: error?.code ?? '',
  particulars: error?.data ? JSON.parse(error.data) : {},
});

const ofService = (service: string, code: string, data: (time: number) => object): Counted => ({
  login: 'aibek',
  call: (client, time) => client.operation(service, code, data(time)),
});

const COUNTED: Readonly<Record<string, Counted>> = {
  'payees of a user': ofService('TransferService', 'CHECK_BANK_CLIENT_RECIPIENT', () => ({
    accountCreditPropType: 'phone',
    accountCreditPropValue: '+996700999999',
    ccy: 'KGS',
  })),
  'cards of other banks': ofService('TransferService', 'MAKE_IPC_CARD_TRANSFER', () => ({
    operationId: randomUUID(),
    accountDebitId,
    accountCreditCardPan: '9417000000009991',
    amount: '50.00',
    ccy: 'KGS',
  })),
  'wallets': ofService('AccountService', 'CHECK_ELSOM_WALLET_EXISTS', () => ({ walletNumber: '+996555770010' })),
  'subscribers': ofService('PaymentService', 'CHECK_SERVICE_SUBSCRIBER', () => ({
    serviceProviderId: '101',
    propValue: '120456404',
  })),
  'messages of the chat': ofService('UtilityService', 'ADD_USER_MSG', () => ({
    topicId: '1',
    localMsgId: randomUUID(),
    text: 'Здравствуйте',
    files: [],
  })),
  'looks of an administrator': {
    login: 'meerim',
    call: (client) => client.operation('UtilityService', 'GET_ADMIN_USER', { userId }),
  },
  'uploads': ofService('UtilityService', 'UPLOAD_FILE', () => ({
    documentId: randomUUID(),
    documentString: Buffer.from('no picture').toString('base64'),
    metadata: { fileExtension: 'jpg' },
  })),
  'properties a guest asks about': {
    call: (client) =>
      client.operation('IntegrationService', 'GET_SALYK_IMMOVABLE_CALCULATION_DATA', {
        eniCode: '1-02-03-0012-0034',
        taxPeriod: '2024',
      }),
  },
  'failed sign-ins of a network': {
    call: async (client, time) => authenticationAnswer(await client.authenticate(`nobody${time}`, 'wrong')),
  },
  'registrations of a network': {
    call: async (client, time) =>
      authenticationAnswer(await registration.begin(client, CARDS[time % CARDS.length] ?? '', 'Алма')),
  },
  'sign-ins nobody finishes': {
    call: async (client) => authenticationAnswer(await client.authenticate('aizada', PASSWORD)),
  },
  'restores of a day': {
    call: async (client) => authenticationAnswer(await steps.restorePassword(client, 'aibek', '+996555000101')),
  },
  'changes nobody confirms': ofService('UtilityService', 'SET_NEW_ANSWER_FOR_SECURITY_QUESTION', () => ({
    operationId: randomUUID(),
    questionId: '1',
    answer: 'Тайган',
  })),
  'addresses nobody confirms': ofService('UtilityService', 'GET_CONFIRMATION_CODE_BY_EMAIL', (time) => ({
    email: `many${time}@mail.example`,
  })),
};

/** Numbers of cards of nobody: with fewer of them the attempts of a card end before those of a network. */
const CARDS = Array.from({ length: 100 }, (_, index) => `94170000000071${(10 + index).toString().slice(-2)}`)
  .filter((digits) => passesLuhn(digits))
  .slice(0, 7);

const CHANGES = 5;
const SIGN_INS = 10;
const RESTORES = 5;

const changeOfAnswer = (client: WireClient, operationId: string) =>
  client.operation('UtilityService', 'SET_NEW_ANSWER_FOR_SECURITY_QUESTION', {
    operationId,
    questionId: '1',
    answer: 'Тайган',
  });

/** Waits until another message may be sent, and requests it. */
function afterPause<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  server.bank.clock.advance(MESSAGE_PAUSE_MS);
  return request();
}

const letterTo = (client: WireClient) =>
  client.operation('UtilityService', 'GET_CONFIRMATION_CODE_BY_EMAIL', { email: 'letters@mail.example' });
const signIn = async (client: WireClient) => authenticationAnswer(await client.authenticate('aizada', PASSWORD));
const restore = async (client: WireClient) =>
  authenticationAnswer(await steps.restorePassword(client, 'aizada', '+996700000202'));

/** Messages of subjects of which a user may begin a limited number: they are used up, and another subject cannot be begun yet. */
const MESSAGES: Readonly<Record<string, Counted>> = {
  'a change': {
    login: 'aibek',
    call: (client, time) =>
      time < CHANGES
        ? changeOfAnswer(client, OPERATIONS[time] ?? '')
        : afterPause(() =>
            client.operation('UtilityService', 'RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE', { operationId: OPERATIONS[0] }),
          ),
    next: (client) => changeOfAnswer(client, randomUUID()),
  },
  'a sign-in': {
    call: async (client, time) => {
      if (time < SIGN_INS) {
        const answer = await client.authenticate('aizada', PASSWORD);
        goOn(client, answer);
        return authenticationAnswer(answer);
      }
      return afterPause(async () => authenticationAnswer(await client.retrySendingOtp()));
    },
    next: signIn,
  },
  'a restore': {
    call: async (client, time) => {
      if (time < RESTORES) {
        const answer = await steps.restorePassword(client, 'aizada', '+996700000202');
        goOn(client, answer);
        return authenticationAnswer(answer);
      }
      return afterPause(async () => authenticationAnswer(await steps.sendOtpDuringRestore(client)));
    },
    next: restore,
  },
  'an address': {
    login: 'aibek',
    call: (client) => afterPause(() => letterTo(client)),
    next: letterTo,
  },
};

const OPERATIONS = Array.from({ length: CHANGES }, () => randomUUID());

const TIMED: readonly string[] = ['TOO_MANY_REQUESTS', 'MAX_OTP_TRIES'];

function caller({ login }: Counted): Promise<WireClient> {
  return login === undefined ? Promise.resolve(server.visitor()) : server.signedIn(login);
}

/** The answer that ends a series of calls, a tenth of a second apart. */
async function refusedAtLast(counted: Counted): Promise<Answered> {
  const client = await caller(counted);
  for (let time = 0; time < CALLS; time += 1) {
    const answer = await counted.call(client, time);
    if (TIMED.includes(answer.code)) {
      return answer;
    }
    server.bank.clock.advance(100);
  }
  throw new Error('Nothing counts these calls');
}

function retryAtOf({ particulars }: Answered): number {
  expect(particulars).toEqual({ retryAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) });
  return Date.parse(Object(particulars).retryAt);
}

const REFUSED = {
  ...COUNTED,
  ...Object.fromEntries(Object.entries(MESSAGES).map(([name, counted]) => [`messages of ${name}`, counted])),
};

describe('a counter that refuses a call', () => {
  it.each(Object.entries(REFUSED))('names the moment from which it accepts the next: %s', async (_name, counted) => {
    const refused = await refusedAtLast(counted);
    const wait = retryAtOf(refused) - server.bank.clock.now();
    expect(wait).toBeGreaterThan(0);
    server.bank.clock.advance(wait - 1);
    const next = counted.next ?? counted.call;
    expect((await next(await caller(counted), CALLS)).code).toBe(refused.code);
    server.bank.clock.advance(1);
    expect(TIMED).not.toContain((await next(await caller(counted), CALLS + 1)).code);
  });
});
