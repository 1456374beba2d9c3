import { randomUUID } from 'node:crypto';

import { moveApplication } from '../desk';
import { codeOnBack } from '../cardStory';
import type { WireCard } from '../cardStory';
import { MAKER, PERSON } from './CostBank';
import type { CostBank, CostStories } from './CostBank';

interface Contract {
  readonly id: string;
  readonly contractRefNo: string;
}

/** Deposit that may be replenished, and one that may be closed early. */
const SAVINGS = 'DP-000102';
const TERM = 'DP-000101';
const LOAN = 'KR-000301';

async function contract(bank: CostBank, code: 'GET_DEPOSITS_V2' | 'GET_LOANS_V2', number: string) {
  const list = await bank.once(code, () => bank.ask<readonly Contract[]>(PERSON, code, {}));
  return list.find(({ contractRefNo }) => contractRefNo === number)?.id;
}

async function cardWith(bank: CostBank, lastDigits: string, login = PERSON): Promise<WireCard> {
  const cards = await bank.once(`cards of ${login}`, () =>
    bank.ask<readonly WireCard[]>(login, 'GET_CARDS_V2', { cardStatus: ['active', 'softLock', 'hardLock'] }),
  );
  const found = cards.find(({ convertedMaskedCardPan }) => convertedMaskedCardPan.endsWith(lastDigits));
  if (found === undefined) {
    throw new Error(`${login} has no card ${lastDigits}`);
  }
  return found;
}

const referenceTo = ({ id, accountId }: WireCard) => ({ accountId, cardId: id });

/** A card whose changes are all made, in a state of the bank's and the network's books. */
async function cardIn(bank: CostBank, status: string): Promise<WireCard> {
  const card = await cardWith(bank, '1014');
  await bank.sql('delete from card_request where card_id = $1', [card.id]);
  await bank.sql('update card set custom_status = $2, ipc_status = $2 where id = $1', [card.id, status]);
  return card;
}

async function certificateOrder(bank: CostBank) {
  const { id, accountNo } = await bank.account(PERSON);
  return {
    operationId: randomUUID(),
    productType: 'makeStatementRequest',
    data: { accountDebitId: id, statementLanguage: 'ru', statementAccounts: [{ accountNo }] },
  };
}

/** Orders a certificate about an account; returns the id of the application. */
async function orderedCertificate(bank: CostBank): Promise<string> {
  await bank.confirmed('MAKE_SHOP_OPERATION', await certificateOrder(bank));
  const [latest] = await bank.ask<readonly { readonly txnId: string }[]>(PERSON, 'GET_APPLICATIONS', {});
  return latest?.txnId ?? '';
}

const issuedCertificate = (bank: CostBank) =>
  bank.once('certificate', async () => {
    const id = await orderedCertificate(bank);
    await moveApplication(bank.server, { id, to: 'IN_PROCESS' });
    await moveApplication(bank.server, { id, to: 'FORMED' });
    return id;
  });

async function changedAccount(bank: CostBank, values: string) {
  const [, account] = await bank.accounts(PERSON);
  await bank.sql(`update account set ${values} where id = $1`, [account?.id]);
  return account?.id;
}

/** Accounts, cards, deposits, loans and orders of the shop. */
export const productStories: CostStories = {
  CHANGE_ACCOUNT_SETTINGS: async (bank) => ({
    request: { operationId: randomUUID(), accountId: await changedAccount(bank, 'dormant = true'), action: 'wake' },
  }),
  CONFIRM_ACCOUNT_OPERATION: async (bank) => {
    const operationId = randomUUID();
    const accountId = await changedAccount(bank, 'dormant = true');
    const request = { operationId, accountId, action: 'wake' };
    return { request: { operationId, otp: await bank.otpOf(PERSON, 'CHANGE_ACCOUNT_SETTINGS', request) } };
  },
  UNDORMANT_ACCOUNT: async (bank) => ({ request: { accountId: await changedAccount(bank, 'dormant = true') } }),
  GET_OVERDRAFT: async (bank) => ({
    request: { operationId: randomUUID(), accountId: (await bank.account(PERSON)).id, amount: '20000.00', ccy: 'KGS' },
  }),
  CHANGE_CARD_LIMIT: async (bank) => {
    const { id, accountId } = await cardIn(bank, 'active');
    const limit = { limitType: 'CASH', addText: '60000.00', ccy: 'KGS' };
    return { request: { operationId: randomUUID(), accountId: Number(accountId), cardId: id, ...limit } };
  },
  SET_CARD_PIN_CODE: async (bank) => {
    const card = await cardIn(bank, 'active');
    const cvv2 = await codeOnBack(bank.server, card);
    return { request: { operationId: randomUUID(), ...referenceTo(card), pinCode: '8264', cvv2 } };
  },
  ALLOW_CARD_PIN: async (bank) => {
    const card = await cardWith(bank, '', MAKER);
    await bank.sql('update card_pin_permission set used_at = now() where card_id = $1', [card.id]);
    return { login: MAKER, request: { operationId: randomUUID(), ...referenceTo(card), action: 'allowPin' } };
  },
  UNBLOCK_CARD: async (bank) => ({
    request: { operationId: randomUUID(), ...referenceTo(await cardIn(bank, 'softLock')), action: 'unblock' },
  }),
  BLOCK_CARD: async (bank) => ({
    request: { operationId: randomUUID(), ...referenceTo(await cardIn(bank, 'active')), action: 'block' },
  }),
  BIND_CARD_TO_VISA_ALIAS: async (bank) => {
    await bank.sql('delete from sandbox_visa_alias');
    return { request: referenceTo(await cardWith(bank, '1010')) };
  },
  VISA_ALIAS_DELETE: async (bank) => {
    const request = referenceTo(await cardWith(bank, '1010'));
    await bank.ask(PERSON, 'BIND_CARD_TO_VISA_ALIAS', request);
    return { request };
  },
  MAKE_DEPOSIT: async (bank) => ({
    request: {
      operationId: randomUUID(),
      accountDebitId: (await bank.account(PERSON)).id,
      depositId: await contract(bank, 'GET_DEPOSITS_V2', SAVINGS),
      amount: '150.00',
      ccy: 'KGS',
    },
  }),
  MAKE_SHOP_OPERATION: async (bank) => ({ request: await certificateOrder(bank) }),
  MAKE_TXN_SHOP_OPERATION: async (bank) => ({
    request: {
      operationId: randomUUID(),
      productType: 'makeEarlyClosingOfDeposit',
      data: {
        depositId: await contract(bank, 'GET_DEPOSITS_V2', TERM),
        accountCreditId: (await bank.account(PERSON)).id,
      },
    },
  }),
  CANCEL_APPLICATION: async (bank) => ({ request: { txnId: await orderedCertificate(bank) } }),
  GET_APPLICATION_PAPER: async (bank) => ({ request: { txnId: await issuedCertificate(bank) } }),
  VERIFY_PAPER: async (bank) => {
    const [certificate] = await bank.sql('select code from application_certificate where txn_id = $1', [
      await issuedCertificate(bank),
    ]);
    return { request: { code: certificate?.['code'] } };
  },
  RESTRUCTURE_LOAN: async (bank) => ({
    request: { operationId: randomUUID(), loanId: await contract(bank, 'GET_LOANS_V2', LOAN), months: 6 },
  }),
  DIGITAL_LOAN_MAKE_REPAYMENT: async (bank) => ({
    request: {
      operationId: randomUUID(),
      accountDebitId: (await bank.account(PERSON)).id,
      loanId: await contract(bank, 'GET_LOANS_V2', LOAN),
      repaymentMode: 'instalment',
    },
  }),
};
