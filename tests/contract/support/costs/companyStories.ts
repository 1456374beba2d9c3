import { randomUUID } from 'node:crypto';

import { printSalary } from '../../../../src/domain/batch/salaryCsv';
import { sampleFile } from '../../../../src/domain/batch/sampleFiles';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import { invoiceWords } from '../invoiceStory';
import { paymentWords } from '../transferStory';
import { DIRECTOR, MAKER, PERSON } from './CostBank';
import type { CostBank, CostStories, MeasuredCall } from './CostBank';

const APPROVER = 'cholpon';
/** Lines of the largest salary there may be. */
const SALARY_LINES = 10_000;

async function madeTransfer(bank: CostBank): Promise<string> {
  const [from, to] = await bank.accounts(MAKER);
  const operationId = randomUUID();
  await bank.ask(MAKER, 'MAKE_OWN_ACCOUNTS_TRANSFER', {
    operationId,
    accountDebitId: from?.id,
    accountCreditId: to?.id,
    amount: '10.00',
    ccy: 'KGS',
  });
  return operationId;
}

/** A document of the company that waits for signatures, or first for its approver; returns its id. */
async function sentDocument(bank: CostBank, rightsOfApprover = '{view}'): Promise<string> {
  await bank.sql('update app_user set rights = $2, accounts_limited = false where login = $1', [
    APPROVER,
    rightsOfApprover,
  ]);
  const operationId = await madeTransfer(bank);
  await bank.ask(MAKER, 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  return operationId;
}

const signing = async (bank: CostBank) => ({ operationId: randomUUID(), documents: [await sentDocument(bank)] });

/** Acts of several busy years in the audit of the company, and none of the kind that is looked for. */
const manyActs = (bank: CostBank) =>
  bank.once('acts', () =>
    bank.sql(
      `insert into audit_event (at, user_id, customer_id, event, reference_id, result, act)
        select now() - n * interval '1 minute', u.id, u.customer_id, 'SIGN', 'T', 'SUCCESS', 'signed'
          from app_user u, generate_series(1, 20000) n where u.login = $1`,
      [MAKER],
    ),
  );

async function userId(bank: CostBank, login: string): Promise<string | undefined> {
  const [user] = await bank.sql('select id::text from app_user where login = $1', [login]);
  return user?.['id'];
}

/** Salary of so many people; their account is another one at each call. */
async function salaryOf(bank: CostBank, lines: number) {
  const [order] = sampleFile('salary', bankDayOf(bank.server.bank.clock.now())).orders;
  const [{ id, accountNo }, { accountNo: accountNumber }] = [await bank.account(MAKER), await bank.account(PERSON)];
  const orders = Array.from({ length: lines }, () => order).flatMap((each) =>
    each === undefined ? [] : [{ ...each, accountNumber, amount: { ...each.amount, minor: 100n } }],
  );
  const text = printSalary({ orders }).replaceAll(accountNo, accountNumber);
  return {
    operationId: randomUUID(),
    batchType: 'salary',
    accountDebitId: id,
    files: [{ name: 'salary.csv', content: Buffer.from(text).toString('base64') }],
  };
}

/** The largest batch, of which every line is chosen to be paid; returns its id. */
async function chosenBatch(bank: CostBank): Promise<string> {
  const request = await salaryOf(bank, SALARY_LINES);
  await bank.ask(MAKER, 'UPLOAD_BATCH_FILE', request);
  await bank.ask(MAKER, 'SELECT_BATCH_TXNS', { type: 'chooseAll', batchId: request.operationId });
  return request.operationId;
}

/** The largest payroll, signed at both places. */
const signedSalary = (bank: CostBank) =>
  bank.once('signed salary', async () => {
    const document = randomUUID();
    await bank.ask(MAKER, 'SEND_TXNS_TO_PROCESSING_CORP', { operationId: document, batchId: await chosenBatch(bank) });
    await signedByBoth(bank, document);
    return document;
  });

/** As many people as a company with the largest payroll has. */
const listedPeople = (bank: CostBank) =>
  bank.once('people', async () => {
    const { accountNo } = await bank.account(PERSON);
    await bank.sql(
      `insert into payroll_person (customer_id, name, sort_name, name_key, inn, account_number, note, active, user_id, changed_at)
        select u.customer_id, 'Сотрудник ' || n, 'сотрудник ' || n, n || ' сотрудник', '', $1, '', true, u.id, now()
          from app_user u, generate_series(1, ${SALARY_LINES}) n where u.login = $2`,
      [accountNo, MAKER],
    );
    return accountNo;
  });

/** Signs a document at both places; answers what the last signature did. */
async function signedByBoth(bank: CostBank, document: string): Promise<unknown> {
  let answer: unknown;
  for (const login of [DIRECTOR, MAKER]) {
    const request = { operationId: randomUUID(), documents: [document] };
    const otp = await bank.otpOf(login, 'CREATE_CONFIRM_OPERATION', request);
    answer = await bank.ask(login, 'CONFIRM_CONFIRM_OPERATION', { operationId: request.operationId, otp });
  }
  return answer;
}

/** Transaction of a payment to another bank, which has a fee, that both have signed. */
const signedWithFee = (bank: CostBank) =>
  bank.once('signed payment with a fee', async () => {
    const request = paymentWords(await bank.account(MAKER));
    await bank.ask(MAKER, 'MAKE_OTHER_BANK_TRANSFER', request);
    await bank.ask(MAKER, 'SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId });
    const [executed] = Object.values(Object(await signedByBoth(bank, request.operationId)));
    return String(Object(executed).txnId);
  });

/** Transaction of a payment that both have signed. */
const signedPayment = (bank: CostBank) =>
  bank.once('signed payment', async () => {
    const [executed] = Object.values(Object(await signedByBoth(bank, await sentDocument(bank))));
    return String(Object(executed).txnId);
  });

const invoiced = async (bank: CostBank, changes: object = {}) =>
  invoiceWords((await bank.account(DIRECTOR)).id, changes);

async function series(bank: CostBank) {
  const { invoiceNumber: _number, dueDate: _due, ...words } = await invoiced(bank);
  return { ...words, periodicity: 'monthly', dateFrom: '2026-11-24', numberPrefix: 'С', daysToPay: 10 };
}

const ofDirector = (request: object): MeasuredCall => ({ login: DIRECTOR, request });

async function mandateWords(bank: CostBank) {
  await bank.once('invoice to the person', async () =>
    bank.ask(DIRECTOR, 'MANUAL_INVOICE_QR_GENERATE', await invoiced(bank)),
  );
  const { creditors } = await bank.ask<{ readonly creditors: readonly { readonly id: string }[] }>(
    PERSON,
    'GET_DIRECT_DEBITS',
    {},
  );
  return {
    creditorId: creditors[0]?.id,
    accountId: (await bank.account(PERSON)).id,
    ceilingAmount: '500.00',
    period: 'month',
    periodAmount: '1500.00',
    ccy: 'KGS',
  };
}

/** Gives a mandate in the place of all others; returns its id. */
async function givenMandate(bank: CostBank): Promise<string> {
  await bank.sql('delete from direct_debit; delete from direct_debit_mandate');
  await bank.changed(PERSON, 'GIVE_DIRECT_DEBIT_MANDATE', await mandateWords(bank));
  const [mandate] = await bank.sql('select id::text from direct_debit_mandate');
  return mandate?.['id'] ?? '';
}

function pointFields(number: string, accountId: string) {
  return {
    name: 'Кафе «Ала-Тоо»',
    address: 'Ош, ул. Ленина, 1',
    salesPointId: number,
    accountId,
    active: true,
    userIds: [],
  };
}

async function newPoint(bank: CostBank) {
  const { id } = await bank.account(DIRECTOR);
  return { operationId: randomUUID(), ...pointFields(randomUUID().slice(0, 8).toUpperCase(), id) };
}

interface Point {
  readonly id: string;
  readonly hash: string;
  readonly salesPointId: string;
}

const madePoint = async (bank: CostBank) =>
  bank.ask<Point>(DIRECTOR, 'CREATE_QR_ACCOUNT_DATA_CORP_USERS', await newPoint(bank));
const aPoint = (bank: CostBank) => bank.once('point', () => madePoint(bank));

async function newRule(bank: CostBank): Promise<{ readonly operationId: string }> {
  const everything = { operations: 'all', accounts: 'all', authors: 'all', counterparties: 'all' };
  const signers = [await userId(bank, DIRECTOR)];
  return {
    ...{ operationId: randomUUID(), ruleId: 'new', amountFrom: '9000000.00', sumOf: 'counterparty', ...everything },
    ...{ needed: 1, signers, inOrder: false },
  };
}

/** A rule the company has agreed to, which is about documents larger than those of other stories; answers its id. */
const agreedRule = (bank: CostBank) =>
  bank.once('rule', async () => {
    const request = await newRule(bank);
    await bank.ask(DIRECTOR, 'SET_APPROVAL_RULE', request);
    const [made] = await bank.sql(
      `select change_approval_rule(u.customer_id, null, jsonb_build_object('amount_from', 900000000, 'sum_of', 'counterparty',
          'signers', jsonb_build_array(u.id), 'needed', 1, 'in_order', false), $2, now()) as rule from app_user u where u.login = $1`,
      [DIRECTOR, request.operationId],
    );
    return String(made?.['rule']);
  });

/** Documents of companies, salaries, invoices, direct debits and points of sale. */
export const companyStories: CostStories = {
  GET_PAYMENT_ORDER_FILE: async (bank) => ofDirector({ txnId: await signedPayment(bank) }),
  GET_MEMORIAL_ORDER_FILE: async (bank) => ofDirector({ txnId: await signedWithFee(bank) }),
  GET_COMPANY_AUDIT: async (bank) => {
    await manyActs(bank);
    return { login: DIRECTOR, request: { act: 'declined', dateFrom: '2026-09-01' } };
  },
  SEND_TXN_TO_PROCESSING_CORP: async (bank) => ({ request: { operationId: await madeTransfer(bank) } }),
  GET_DOCUMENT_WARNINGS: async (bank) => ({ request: { operationId: await madeTransfer(bank) } }),
  CREATE_CONFIRM_OPERATION: async (bank) => ofDirector(await signing(bank)),
  CONFIRM_CONFIRM_OPERATION: async (bank) => {
    const request = await signing(bank);
    const otp = await bank.otpOf(DIRECTOR, 'CREATE_CONFIRM_OPERATION', request);
    return ofDirector({ operationId: request.operationId, otp });
  },
  DECLINE_TXN_ON_CONFIRMATION: async (bank) =>
    ofDirector({ operationId: await sentDocument(bank), reason: 'Не тот счёт' }),
  APPROVE_TXN_ON_CONFIRMATION: async (bank) => ({
    login: APPROVER,
    request: { operationId: await sentDocument(bank, '{view,approve}') },
  }),
  CHANGE_CORP_EMPLOYEE_RIGHTS: async (bank) => {
    await bank.sql(`update app_user set rights = '{view}' where login = $1`, [APPROVER]);
    const changes = { userId: await userId(bank, APPROVER), rights: ['view', 'create'] };
    const unlimited = { signaturePlace: 'none', operations: 'all', accounts: 'all' };
    return ofDirector({ operationId: randomUUID(), ...changes, ...unlimited });
  },
  GET_APPROVAL_RULES: async (bank) => {
    await agreedRule(bank);
    return { login: DIRECTOR, request: {} };
  },
  SET_APPROVAL_RULE: async (bank) => ofDirector(await newRule(bank)),
  DELETE_APPROVAL_RULE: async (bank) => ofDirector({ operationId: randomUUID(), ruleId: await agreedRule(bank) }),
  UPLOAD_BATCH_FILE: async (bank) => ({ request: await salaryOf(bank, SALARY_LINES) }),
  SELECT_BATCH_TXNS: async (bank, run) => ({
    request: {
      type: run % 2 === 0 ? 'dropAll' : 'chooseAll',
      batchId: await bank.once('batch', () => chosenBatch(bank)),
    },
  }),
  CHANGE_BATCH_LINE: async (bank, run) => ({
    request: {
      batchId: await bank.once('batch', () => chosenBatch(bank)),
      transaction: SALARY_LINES - 1,
      cells: [{ field: 'purpose', text: `Премия ${run} за ноябрь` }],
    },
  }),
  REPEAT_SALARY_BATCH: async (bank) => {
    await signedSalary(bank);
    return { request: { operationId: randomUUID(), accountDebitId: (await bank.account(MAKER)).id } };
  },
  GET_PAYROLL_PEOPLE: async (bank) => {
    await listedPeople(bank);
    return { request: { search: 'сотрудник', active: true } };
  },
  SAVE_PAYROLL_PERSON: async (bank, run) => {
    await listedPeople(bank);
    const { accountNo } = await bank.account(PERSON);
    return { request: { recipientName: `Новый сотрудник ${run}`, accountCreditNo: accountNo, active: true } };
  },
  ADD_PAYROLL_PEOPLE: async (bank) => {
    const document = await signedSalary(bank);
    await bank.sql(
      `update batch_line set wanted = wanted || jsonb_build_object('inn', '1010119' || (1000000 + number)), outcome = 'paid', txn_id = number
        where operation_id = $1 and outcome is null`,
      [document],
    );
    await bank.sql('delete from payroll_person');
    return { request: { batchId: document } };
  },
  SEND_TXNS_TO_PROCESSING_CORP: async (bank) => ({
    request: { operationId: randomUUID(), batchId: await chosenBatch(bank) },
  }),
  MAKE_DISTRIBUTION_OPERATIONS: async (bank) => {
    const { invoices } = await bank.ask<{
      readonly invoices: readonly {
        readonly id: string;
        readonly distributorId: string;
        readonly remainingAmount: string;
      }[];
    }>(MAKER, 'GET_DISTRIBUTION', { action: 'getInvoices' });
    const open = invoices.find(({ remainingAmount }) => Number(remainingAmount) > 1000);
    return {
      request: {
        operationId: randomUUID(),
        accountDebitId: (await bank.account(MAKER)).id,
        distributorId: open?.distributorId,
        invoices: [{ invoiceId: open?.id, amount: '10.00' }],
        ccy: 'KGS',
      },
    };
  },
  MANUAL_INVOICE_QR_GENERATE: async (bank) => ofDirector(await invoiced(bank)),
  AUTO_INVOICE_QR_GENERATE: async (bank) => ofDirector(await series(bank)),
  WITHDRAW_INVOICE: async (bank) => {
    const { id } = await bank.ask<Point>(DIRECTOR, 'MANUAL_INVOICE_QR_GENERATE', await invoiced(bank));
    return ofDirector({ invoiceId: id });
  },
  STOP_INVOICE_SERIES: async (bank) => {
    const { id } = await bank.ask<Point>(DIRECTOR, 'AUTO_INVOICE_QR_GENERATE', await series(bank));
    return ofDirector({ seriesId: id });
  },
  GIVE_DIRECT_DEBIT_MANDATE: async (bank) => {
    await bank.sql('delete from direct_debit; delete from direct_debit_mandate');
    return { request: { operationId: randomUUID(), ...(await mandateWords(bank)) } };
  },
  REVOKE_DIRECT_DEBIT_MANDATE: async (bank) => ({ request: { mandateId: await givenMandate(bank) } }),
  REFUSE_DIRECT_DEBIT: async (bank) => {
    const mandateId = await givenMandate(bank);
    await bank.sql(`update direct_debit_mandate set state = 'active', activated_at = agreed_at`);
    const [debit] = await bank.sql(
      `insert into direct_debit (mandate_id, invoice_id, amount, day, state, next_attempt_at, announced_at, changed_at)
        select $1, max(i.id), 100, '2026-11-30', 'announced', 'infinity', now(), now() from invoice i returning id::text`,
      [mandateId],
    );
    return { request: { debitId: debit?.['id'] } };
  },
  CREATE_QR_ACCOUNT_DATA_CORP_USERS: async (bank) => ofDirector(await newPoint(bank)),
  GET_QR_ACCOUNT_DATA_BY_HASH: async (bank) => ofDirector({ hash: (await aPoint(bank)).hash }),
  UPDATE_QR_ACCOUNT_DATA_BY_ID: async (bank, run) => {
    const { id, salesPointId } = await aPoint(bank);
    const fields = pointFields(salesPointId, (await bank.account(DIRECTOR)).id);
    return ofDirector({ pointId: id, ...fields, name: `Кафе ${run}` });
  },
  DELETE_QR_ACCOUNT_DATA_BY_ID: async (bank) => ofDirector({ pointId: (await madePoint(bank)).id }),
  GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID: async (bank) => ofDirector({ pointId: (await aPoint(bank)).id }),
};
