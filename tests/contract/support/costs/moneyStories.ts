import { randomUUID } from 'node:crypto';

import { PARTNERS, qrPayment, SHOPS } from '../../../../bank/sandbox/seed/payees';
import { ELCART, VISA } from '../../../bank/support/cards';
import { SMALL_JPEG } from '../../../support/samplePictures';
import { debited, PERSON } from './CostBank';
import type { CostBank, CostStories } from './CostBank';

const ELECTRICITY = { serviceProviderId: '101', propValue: '120456789', props: { reading: '10482' } };
const BISHKEK = '41711000000000';
const HOUSE = '1-02-03-0004-0005-01-001';
const TAX = { inn: '21503198500123', taxPeriod: '2026' };
const HALF_MINUTE_MS = 31_000;

/** A transfer between two accounts of the person. */
export async function ownTransfer(bank: CostBank) {
  const [from, to] = await bank.accounts(PERSON);
  return {
    operationId: randomUUID(),
    accountDebitId: from?.id,
    accountCreditId: to?.id,
    amount: '1.00',
    ccy: 'KGS',
  };
}

/** Creates a transfer of the person; returns its id. */
export async function createdTransfer(bank: CostBank): Promise<string> {
  const request = await ownTransfer(bank);
  await bank.ask(PERSON, 'MAKE_OWN_ACCOUNTS_TRANSFER', request);
  return request.operationId;
}

const toFriend = async (bank: CostBank) => ({
  accountCreditPropType: 'account',
  accountCreditPropValue: (await bank.account('aizada')).accountNo,
});

function toPartner() {
  const [{ creditNumber, purposeCode, ...partner }] = PARTNERS;
  return {
    ...partner,
    transferType: 'clearing',
    accountCreditNo: creditNumber,
    knp: purposeCode,
    purpose: 'Оплата по счёту',
    documentNumber: '1',
    valueDate: '2026-11-23',
  };
}

async function abroad(bank: CostBank) {
  const { uuid } = await bank.ask<{ readonly uuid: string }>(PERSON, 'UPLOAD_FILE', {
    documentId: randomUUID(),
    documentString: Buffer.from(SMALL_JPEG).toString('base64'),
    metadata: { fileExtension: 'jpg' },
  });
  return {
    operationId: randomUUID(),
    accountDebitId: (await bank.account(PERSON, 'USD')).id,
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
    files: [{ uuid, fileName: 'invoice' }],
  };
}

const sentAbroad = (bank: CostBank) =>
  bank.once('transfer abroad', async () => {
    const { txnId } = await bank.confirmed('MAKE_SWIFT_TRANSFER', await abroad(bank));
    return txnId;
  });

async function toPerson(bank: CostBank) {
  return debited(bank, {
    moneyTransferType: 'send',
    moneyTransferSystemId: '1',
    recipientCountry: 'KG',
    recipientLastName: 'Искаков',
    recipientFirstName: 'Данияр',
    // The system of the demonstration leaves a transfer to such a number waiting.
    recipientPhone: '+996700123405',
    amount: '500.00',
  });
}

/** Movements of money, their confirmation, and what is asked about them. */
export const moneyStories: CostStories = {
  MAKE_OWN_ACCOUNTS_TRANSFER: async (bank) => ({ request: await ownTransfer(bank) }),
  MAKE_BANK_CLIENT_TRANSFER: async (bank) => debited(bank, await toFriend(bank)),
  CHECK_BANK_CLIENT_RECIPIENT: async (bank) => ({ request: { ...(await toFriend(bank)), ccy: 'KGS' } }),
  MAKE_OTHER_BANK_TRANSFER: (bank) => debited(bank, toPartner()),
  MAKE_SWIFT_TRANSFER: async (bank) => ({ request: await abroad(bank) }),
  GET_FILE_BY_TXN_ID: async (bank) => ({ request: { txnId: await sentAbroad(bank), fileNumber: 1 } }),
  GET_SWIFT_STATE: async (bank) => ({ request: { txnId: await sentAbroad(bank) } }),
  MAKE_IPC_CARD_TRANSFER: (bank) => debited(bank, { accountCreditCardPan: ELCART.good }),
  MAKE_VISA_2_VISA_OCT: (bank) => debited(bank, { accountCreditCardPan: VISA.good }),
  MAKE_VISA_2_VISA_AFT: async (bank) => ({
    request: {
      operationId: randomUUID(),
      accountCreditId: (await bank.account(PERSON)).id,
      accountDebitCardPan: VISA.good,
      expiryWithSlash: '08/29',
      cvv2: '731',
      amount: '50.00',
      ccy: 'KGS',
    },
  }),
  MAKE_MONEY_TRANSFER: toPerson,
  TRANSACTION_DELETE_BY_ID: async (bank) => {
    const { request } = await toPerson(bank);
    const { txnId } = await bank.confirmed('MAKE_MONEY_TRANSFER', request);
    await bank.server.round('networkOrders');
    return { request: { txnId } };
  },
  CHECK_SERVICE_SUBSCRIBER: () => ({ request: { serviceProviderId: '101', propValue: '120456789' } }),
  MAKE_GENERIC_PAYMENT_V2: (bank) => debited(bank, ELECTRICITY),
  MAKE_GENERIC_SINGLE_PAYMENT_V2: (bank) =>
    debited(bank, { serviceProviderId: '303', propValue: '204567', props: { period: '11.2026' } }),
  MAKE_MOBILE_PAYMENT_V2: (bank) => debited(bank, { serviceProviderId: '601', propValue: '0700123456' }),
  MAKE_JANY_KITEP_PAYMENT: (bank) =>
    debited(bank, {
      propValue: '10256',
      schoolYear: '2026-2027',
      fullName: 'Асанова Айгуль',
      grade: '5',
      letter: 'Б',
    }),
  MAKE_PAYMENT: (bank) => debited(bank, { serviceProviderId: '301', propValue: '1204567' }),
  CONFIRM_PAYMENT: async (bank) => {
    const operationId = randomUUID();
    const { request } = await debited(bank, { ...ELECTRICITY, operationId });
    await bank.ask(PERSON, 'MAKE_GENERIC_PAYMENT_V2', request);
    return { request: { operationId, otp: await bank.otpOf(PERSON, 'SEND_OTP_BY_SMS', { operationId }) } };
  },
  MAKE_QR_PAYMENT: (bank) => debited(bank, { qr: qrPayment(SHOPS[0], 1).terms?.qr }),
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: () => ({
    request: { vehicle: { transportType: '001', builtYear: 2015, engineVolume: 2500 }, taxPeriod: '2026' },
  }),
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: () => ({ request: { eniCode: HOUSE, taxPeriod: '2026' } }),
  GET_SALYK_IMMOVABLE_CALCULATION_TAX: () => ({ request: { eniCode: HOUSE, taxPeriod: '2026' } }),
  MAKE_TRANSPORT_TAX_PAYMENT: (bank) => debited(bank, { ...TAX, stateVehicleNumber: '01KG123ABC', region: BISHKEK }),
  MAKE_PROPERTY_TAX_PAYMENT: (bank) => debited(bank, { ...TAX, eniCode: HOUSE }),
  MAKE_LAND_TAX_PAYMENT: (bank) => debited(bank, { ...TAX, eniCode: HOUSE }),
  MAKE_SINGLE_TAX_PAYMENT: (bank) => debited(bank, { ...TAX, region: BISHKEK }),
  MAKE_PATENT_TAX_PAYMENT: (bank) => debited(bank, { ...TAX, region: '41708203000000' }),
  MAKE_EMPLOYEE_INCOME_TAX: (bank) => debited(bank, { ...TAX, region: BISHKEK }),
  MAKE_FINE_PAYMENT: (bank) => debited(bank, { decisionNumber: 'BG0010001234', amount: '3000.00' }),
  SEND_OTP_BY_SMS: async (bank) => ({ request: { operationId: await createdTransfer(bank) } }),
  CONFIRM_TRANSFER: async (bank) => {
    const operationId = await createdTransfer(bank);
    return { request: { operationId, otp: await bank.otpOf(PERSON, 'SEND_OTP_BY_SMS', { operationId }) } };
  },
  RETRY_SEND_OTP: async (bank) => {
    const operationId = await createdTransfer(bank);
    await bank.ask(PERSON, 'SEND_OTP_BY_SMS', { operationId });
    bank.server.bank.clock.advance(HALF_MINUTE_MS);
    return { request: { operationId } };
  },
};
