import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildServer } from '../../bank/compose/buildServer';
import { assertBooksBalance } from '../../bank/ledger/invariants';
import { catalogue, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { Declaration } from '../../src/application/operations/declaration';
import { money } from '../../src/domain/money/Money';
import { elqrLink } from '../../src/domain/qr/elqr';
import { ELCART, VISA } from '../bank/support/cards';
import { withoutNetworks } from '../bank/support/createTestBank';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, ordinaryPair } from './support/transferStory';
import { WireClient } from './support/WireClient';

expectEveryFailure();

/** Codes come to phones of the sandbox, so a customer signs in at a bank that has it and goes on, in the same session, at one without. */
let server: TestServer;
let closed: ReturnType<typeof buildServer>;
let client: WireClient;
let from: string;

beforeAll(async () => {
  server = await startTestServer({ now: Date.UTC(2026, 10, 23, 4) });
  const signedIn = await server.signedIn('aibek');
  from = ordinaryPair(await accountsOf(signedIn))[0].id;
  const services = withoutNetworks(server.bank.services);
  const configuration = { ...services.configuration, logLevel: 'silent' as const, staticDirectory: undefined };
  closed = buildServer({ ...services, configuration }, { runs: () => false });
  client = new WireClient(await closed.listen({ port: 0, host: '127.0.0.1' }));
  client.sessionKey = signedIn.sessionKey;
});
afterAll(async () => {
  await closed.close();
  await server.close();
});

const BILL = { serviceProviderId: '101', propValue: '120456789', props: { reading: '10482' } };
const LINK = elqrLink({
  type: 'dynamic',
  providerId: 'qr.otherbank.kg',
  serviceCode: '02',
  accountId: '1091820000077759',
  transactionId: 'INV-1',
  amountEditable: false,
  merchantId: 'SP-0001',
  serviceName: 'Example Cafe',
  comment: '',
  merchantCategory: '5812',
  amount: money(1_000n, 'KGS'),
  providerName: 'EXAMPLE CAFE',
});

/** Valid request of each operation that leaves the bank; money operations get id, account, amount and currency added. */
const REQUESTS: Readonly<Record<string, readonly [service: string, words: object]>> = {
  GET_CONFIRMATION_CODE_BY_EMAIL: ['UtilityService', { email: 'aibek@mail.example' }],
  CHECK_SERVICE_SUBSCRIBER: ['PaymentService', BILL],
  MAKE_GENERIC_PAYMENT_V2: ['PaymentService', BILL],
  MAKE_GENERIC_SINGLE_PAYMENT_V2: [
    'PaymentService',
    { serviceProviderId: '303', propValue: '204567', props: { period: '11.2026' } },
  ],
  MAKE_MOBILE_PAYMENT_V2: ['PaymentService', { serviceProviderId: '601', propValue: '0700123456' }],
  MAKE_JANY_KITEP_PAYMENT: [
    'PaymentService',
    { propValue: '10256', schoolYear: '2026-2027', fullName: 'Асанова Айгуль', grade: '5', letter: 'Б' },
  ],
  MAKE_PAYMENT: ['PaymentService', { serviceProviderId: '301', propValue: '1204567' }],
  MAKE_QR_PAYMENT: ['PaymentService', { qr: LINK }],
  MAKE_OTHER_BANK_TRANSFER: [
    'TransferService',
    {
      transferType: 'clearing',
      bic: '109022',
      accountCreditNo: '1091820000077759',
      recipientName: 'ОсОО Пример Связь',
      knp: '42122700',
      valueDate: '2026-11-23',
      purpose: 'Оплата по счёту 15',
    },
  ],
  MAKE_IPC_CARD_TRANSFER: ['TransferService', { accountCreditCardPan: ELCART.good }],
  MAKE_VISA_2_VISA_OCT: ['TransferService', { accountCreditCardPan: VISA.good }],
  MAKE_VISA_2_VISA_AFT: [
    'TransferService',
    { accountCreditId: '', accountDebitCardPan: VISA.good, expiryWithSlash: '08/29', cvv2: '731' },
  ],
  MAKE_MONEY_TRANSFER: [
    'TransferService',
    {
      moneyTransferType: 'send',
      moneyTransferSystemId: '1',
      recipientCountry: 'KG',
      recipientLastName: 'Искаков',
      recipientFirstName: 'Данияр',
      recipientPhone: '+996700123456',
    },
  ],
};

/** Impossible for reasons of their own: tests/contract/swift.test.ts and tests/contract/loanRepayment.test.ts. */
const ELSEWHERE = ['DIGITAL_LOAN_MAKE_REPAYMENT', 'MAKE_SWIFT_TRANSFER'];

function requestOf(code: string, words: object): object {
  if (!code.startsWith('MAKE_')) {
    return words;
  }
  const account = 'accountCreditId' in words ? { accountCreditId: from } : { accountDebitId: from };
  return { operationId: randomUUID(), amount: '10.00', ccy: 'KGS', ...words, ...account };
}

describe('a bank without networks', () => {
  it.each(Object.entries(REQUESTS))(
    'says of %s that it is impossible here, and books nothing',
    async (code, [service, words]) => {
      const answer = await client.operation(service, code, requestOf(code, words));
      expect(answer.code).toBe('OPERATION_IMPOSSIBLE');
      await assertBooksBalance(server.bank.database.owner);
    },
  );

  it('says so of every payment for services and transfer that leaves', () => {
    const declarations: Readonly<Record<string, Declaration>> = catalogue;
    const leaving = OPERATION_CODES.filter((code) => {
      const { kind, services, failures } = declarations[code] ?? {};
      return (
        kind === 'money' &&
        services?.some((service) => service === 'payment' || service === 'transfer') &&
        failures?.includes('OPERATION_IMPOSSIBLE')
      );
    });
    expect(leaving.filter((code) => !Object.hasOwn(REQUESTS, code)).toSorted()).toEqual(ELSEWHERE);
  });
});
