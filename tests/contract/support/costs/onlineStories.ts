import { randomUUID } from 'node:crypto';

import { PERSON } from './CostBank';
import type { CostBank, CostStories } from './CostBank';

const MINUTE_MS = 60_000;
const FREE_WALLET = '+996777101020';
const PHONE = '+996555000101';

interface Application {
  readonly id: string;
  readonly status: string;
}

const OPEN: readonly string[] = ['review', 'approved'];

/** A request for a loan of a customer who has no open one. */
async function loanRequest(bank: CostBank) {
  const list = await bank.ask<readonly Application[]>(PERSON, 'DIGITAL_LOAN_GET_LIST', {});
  for (const { id } of list.filter(({ status }) => OPEN.includes(status))) {
    await bank.ask(PERSON, 'DIGITAL_LOAN_CANCEL', { applicationId: id });
  }
  const { id: accountId } = await bank.account(PERSON);
  return { operationId: randomUUID(), accountId, amount: '30000.00', ccy: 'KGS', termMonths: 12 };
}

async function applied(bank: CostBank): Promise<string> {
  const { id } = await bank.ask<Application>(PERSON, 'DIGITAL_LOAN_APPLY', await loanRequest(bank));
  return id;
}

async function approved(bank: CostBank): Promise<string> {
  const id = await applied(bank);
  bank.server.bank.clock.advance(MINUTE_MS);
  await bank.server.round('digitalLoanReview');
  return id;
}

async function agreed(bank: CostBank) {
  const applicationId = await approved(bank);
  const { digest } = await bank.ask<{ readonly digest: string }>(
    PERSON,
    'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE',
    { applicationId },
  );
  return { applicationId, digest };
}

/** Id of a loan the person has taken online. */
const activeLoan = (bank: CostBank) =>
  bank.once('digital loan', async () => {
    await bank.changed(PERSON, 'DIGITAL_LOAN_CONFIRM', await agreed(bank));
    const list = await bank.ask<readonly { readonly loanId?: string }[]>(PERSON, 'DIGITAL_LOAN_GET_LIST', {});
    return list.find(({ loanId }) => loanId !== undefined)?.loanId;
  });

const walletId = (bank: CostBank) =>
  bank.once('wallet', async () => {
    const [wallet] = await bank.ask<readonly { readonly id: string }[]>(PERSON, 'GET_WALLETS', {});
    return wallet?.id;
  });

/** Loans that are taken online, and wallets. */
export const onlineStories: CostStories = {
  DIGITAL_LOAN_APPLY: async (bank) => ({ request: await loanRequest(bank) }),
  DIGITAL_LOAN_CANCEL: async (bank) => ({ request: { applicationId: await applied(bank) } }),
  DIGITAL_LOAN_GET_LOAN_DETAILS: async (bank) => ({
    request: { applicationId: await bank.once('application', () => approved(bank)) },
  }),
  DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: async (bank) => ({
    request: { applicationId: await approved(bank) },
  }),
  DIGITAL_LOAN_CONFIRM: async (bank) => ({ request: { operationId: randomUUID(), ...(await agreed(bank)) } }),
  DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN: async (bank) => ({ request: { loanId: await activeLoan(bank) } }),
  GET_WALLET_HISTORY: async (bank) => ({ request: { id: await walletId(bank) } }),
  BIND_ELSOM_WALLET_BY_PHONE_NUMBER: () => ({
    request: { operationId: randomUUID(), walletNumber: FREE_WALLET },
  }),
  UNBIND_ELSOM_WALLET_BY_ID: async (bank) => {
    const id = await walletId(bank);
    await bank.sql(`update wallet set state = 'bound', ended_at = null where id = $1`, [id]);
    return { request: { id } };
  },
  REGISTRATE_ELSOM_WALLET: () => ({
    request: { operationId: randomUUID(), walletNumber: PHONE, topicId: 'payments' },
  }),
};
