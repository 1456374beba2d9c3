import { PERSON } from './CostBank';
import type { CostBank, CostStories, CostStory } from './CostBank';
import { ownTransfer } from './moneyStories';

/** Days on which the account of the person has as many entries as the file of a statement may have in an answer. */
const FILE_PERIOD = { dateFrom: '2026-11-04', dateTo: '2026-11-22' };

/** Id of a confirmed transfer of the person. */
const bookedTransfer = (bank: CostBank) =>
  bank.once('booked transfer', async () => {
    const { operationId: _id, ...words } = await ownTransfer(bank);
    return (await bank.confirmed('MAKE_OWN_ACCOUNTS_TRANSFER', words)).txnId;
  });

const ofTransfer =
  (more: object = {}): CostStory =>
  async (bank) => ({ request: { txnId: await bookedTransfer(bank), ...more } });

/** Id of a payment of the person that has as many others like it as there are. */
async function commonPayment(bank: CostBank) {
  const [found] = await bank.sql(
    `select max(t.id)::text as id from txn t join account a on a.id = t.debit_account_id join app_user u on u.customer_id = a.customer_id
      where u.login = $1 and t.txn_code = 'MAKE_BANK_CLIENT_TRANSFER' and t.credit_account_id is null`,
    [PERSON],
  );
  return found?.['id'];
}

interface Statement {
  readonly statementId: string;
  readonly code: string;
}

const statement = (bank: CostBank) =>
  bank.once('statement', async () =>
    bank.ask<Statement>(PERSON, 'GENERATE_ACCOUNT_STATEMENT', {
      accountId: (await bank.account(PERSON)).id,
      ...FILE_PERIOD,
    }),
  );

async function depositStatement(bank: CostBank) {
  const [deposit] = await bank.ask<readonly { readonly id: string }[]>(PERSON, 'GET_DEPOSITS_V2', {});
  const { statementId } = await bank.ask<Statement>(PERSON, 'GENERATE_DEPOSIT_STATEMENT', {
    depositId: deposit?.id,
    ...FILE_PERIOD,
  });
  return { statementId, format: 'pdf' };
}

/** Histories, receipts, statements, taxes and checks of what others sign. */
export const readingStories: CostStories = {
  GET_TRANSACTION_BY_ID_V2: ofTransfer(),
  GET_TRANSACTION_BY_ID: ofTransfer(),
  GET_TRANSACTION_RECEIPT_FILE: ofTransfer(),
  GET_RECEIPT_LINK: ofTransfer(),
  SET_OPERATION_NOTE: ofTransfer({ note: 'На отпуск' }),
  VERIFY_RECEIPT: async (bank) => ({
    request: {
      code: (await bank.ask<Statement>(PERSON, 'GET_RECEIPT_LINK', { txnId: await bookedTransfer(bank) })).code,
    },
  }),
  GET_SPENDING_CATEGORY: async (bank) => ({ request: { txnId: await commonPayment(bank) } }),
  SET_SPENDING_CATEGORY: async (bank, run) => ({
    request: { txnId: await commonPayment(bank), category: run % 2 === 0 ? 'food' : 'home' },
  }),
  GET_TRANSACTION_HISTORY_V2: () => ({ request: { filters: { limit: 1000 } } }),
  GET_STATEMENT_FILE: async (bank) => ({
    request: { statementId: (await statement(bank)).statementId, format: 'pdf' },
  }),
  GET_DEPOSIT_STATEMENT_FILE: async (bank) => ({ request: await depositStatement(bank) }),
  VERIFY_STATEMENT: async (bank) => ({ request: { code: (await statement(bank)).code } }),
  GET_TXNS_ON_CONFIRMATION: () => ({ request: {} }),
  CHECK_ELSOM_WALLET_EXISTS: () => ({ request: { walletNumber: '+996700123456' } }),
  GET_FINES: () => ({ request: { propType: 'vehicleNumber', propValue: '01KG123ABC' } }),
  GET_SALYK_MOVABLE_TAX_SUM: () => ({
    request: { inn: '21503198500123', stateVehicleNumber: '01KG123ABC', taxPeriod: '2026' },
  }),
  GET_IMMOVABLE_PROPERTY: () => ({ request: { inn: '21503198500123' } }),
  GET_DATA_BY_SWIFT_CODE: () => ({ request: { propType: 'SWIFT', propValue: 'BARCGB22' } }),
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: () => ({ request: { countryCode: 'KG' } }),
  DIGITAL_LOAN_CALCULATE_INTEREST_RATE: () => ({ request: { amount: '100000.00', ccy: 'KGS', termMonths: 12 } }),
};
