import type { RequestOf } from '../../../src/application/operations/catalogue';
import { passesLuhn } from '../../../src/domain/card/cardNumber';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addDistributor, addInvoice } from '../invoices/support';
import { openDeposit } from '../deposits/support';
import { openLoan } from '../loans/support';
import { deposit, addAccount, addCompany, addCustomer } from '../support/arrange';
import { addCard } from '../support/cards';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { numberOf } from '../support/movements';
import { latestCode, newOperationId, valueOf } from '../support/transfers';
import { LOAN, LoanModel } from './LoanModel';
import { LIMITS, MoneyModel } from './MoneyModel';
import type { ModelOrder } from './MoneyModel';
import type { MoneyCode, Request } from './MovementKind';

/** Result of a movement; the same request repeated must give the same result. */
export interface Made {
  readonly refusal: string | undefined;
  readonly transactionId: string;
}

/** A customer whose money moves, and the model of it. */
export interface Party {
  readonly customerId: string;
  readonly user: TestCaller;
  readonly accounts: Request['accounts'];
  readonly model: MoneyModel;
  /** Name under which money-transfer systems know the customer. */
  readonly name: string;
  /** Makes a movement and has it booked: by a code for a person, by two signatures for a company. */
  make<Code extends MoneyCode>(code: Code, request: RequestOf<Code>): Promise<Made>;
}

/** State shared by all customers of the model: all orders and all loans. */
export interface Everybody {
  readonly orders: ModelOrder[];
  readonly loans: LoanModel[];
}

/** Another customer of the bank, who receives money. */
export interface Friend {
  readonly customerId: string;
  readonly accountId: string;
  readonly requested: Request['friend'];
}

const OPENING = { soms: 4_000_000n, savings: 500_000n, dollars: 60_000n, deposit: 100_000n } as const;

/** The first instalment of a loan falls due within the week, whichever month it is. */
const LENT_DAYS_AGO = 26;

let parties = 0;

/** Pays out a loan; returns its id and the model of it. */
async function addLoan(
  bank: TestBank,
  owner: { readonly customerId: string; readonly repaymentAccountId: string },
): Promise<{ readonly id: string; readonly model: LoanModel }> {
  const today = bankDayOf(bank.clock.now());
  const openedOn = addDays(today, -LENT_DAYS_AGO);
  return { id: await openLoan(bank, { ...owner, ...LOAN, openedOn }), model: new LoanModel(openedOn, today) };
}

async function holdingsOf(
  bank: TestBank,
  customerId: string,
  { orders, loans }: Everybody,
): Promise<Pick<Party, 'accounts' | 'model'>> {
  const dollars = await addAccount(bank, customerId, { currency: 'USD' });
  await deposit(bank, dollars, { amount: OPENING.dollars, currency: 'USD' });
  await bank.database.owner.query(
    `insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
      select c.id, r.limit_code, 'other', $2, $3, $4, $5 from customer c
        join limit_rule r on r.customer_kind = c.kind and r.level = 'standard' where c.id = $1`,
    [customerId, LIMITS.minimum, LIMITS.maximum, LIMITS.daily, LIMITS.monthly],
  );
  const soms = await addAccount(bank, customerId, { balance: OPENING.soms });
  const loan = await addLoan(bank, { customerId, repaymentAccountId: soms });
  loans.push(loan.model);
  const model = new MoneyModel(orders, loan.model);
  Object.assign(model.purses, OPENING);
  const accounts = {
    soms,
    savings: await addAccount(bank, customerId, { balance: OPENING.savings }),
    dollars,
    deposit: await openDeposit(bank, {
      customerId,
      payoutAccountId: soms,
      balance: OPENING.deposit,
      type: 'savings',
      termMonths: 120,
    }),
    loan: loan.id,
  };
  return { accounts, model };
}

/** Adds a person, who confirms with codes; every request is repeated, as after a lost response. */
export async function addPerson(bank: TestBank, everybody: Everybody): Promise<Party> {
  const login = `person${(parties += 1)}`;
  const { customerId } = await addCustomer(bank, login);
  // Cards carry the name of their user, and digits are not pressed into them.
  await bank.database.owner.query(
    `update app_user set full_name = full_name || '{"en": "Aibek Asanov"}' where login = $1`,
    [login],
  );
  const user = await bank.callAs(login);
  const make: Party['make'] = async (code, request) => {
    const created = await user.call(code, request);
    if (!created.ok) {
      return { refusal: created.failure.code, transactionId: '' };
    }
    const { operationId } = request;
    const again = await user.call(code, request);
    valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
    const confirmation = { operationId, otp: await latestCode(bank, user, operationId) };
    const confirmed = await user.call('CONFIRM_TRANSFER', confirmation);
    if (!confirmed.ok) {
      return { refusal: confirmed.failure.code, transactionId: '' };
    }
    const { transactionId } = confirmed.value;
    const repeated = valueOf(await user.call('CONFIRM_TRANSFER', confirmation));
    return {
      refusal: again.ok && repeated.transactionId === transactionId ? undefined : 'ANSWERED_OTHERWISE',
      transactionId,
    };
  };
  return { customerId, user, ...(await holdingsOf(bank, customerId, everybody)), name: `Клиент ${login}`, make };
}

/** Adds a company with one maker and two signatories. */
export async function addSigningCompany(bank: TestBank, everybody: Everybody): Promise<Party> {
  const name = `company${(parties += 1)}`;
  const customerId = await addCompany(bank, [
    { login: `${name}.maker`, rights: ['view', 'create'] },
    { login: `${name}.director`, rights: ['view', 'sign'], place: 1 },
    { login: `${name}.accountant`, rights: ['view', 'sign'], place: 2 },
  ]);
  const user = await bank.callAs(`${name}.maker`);
  const signers = [await bank.callAs(`${name}.director`), await bank.callAs(`${name}.accountant`)];
  const make: Party['make'] = async (code, request) => {
    const created = await user.call(code, request);
    if (!created.ok) {
      return { refusal: created.failure.code, transactionId: '' };
    }
    valueOf(await user.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    let made: Made = { refusal: undefined, transactionId: '' };
    for (const signer of signers) {
      made = await signed(bank, signer, request.operationId);
    }
    return made;
  };
  return { customerId, user, ...(await holdingsOf(bank, customerId, everybody)), name, make };
}

async function signed(bank: TestBank, signer: TestCaller, document: OperationId): Promise<Made> {
  const operationId = newOperationId();
  valueOf(await signer.call('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }));
  const { rows } = await bank.database.owner.query<{ text: string }>(
    'select text from message_outbox where user_id = $1 order by id desc limit 1',
    [signer.caller.userId],
  );
  const confirmation = { operationId, otp: /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '' };
  const [first] = valueOf(await signer.call('CONFIRM_CONFIRM_OPERATION', confirmation));
  const [again] = valueOf(await signer.call('CONFIRM_CONFIRM_OPERATION', confirmation));
  const isSame = first?.transactionId === again?.transactionId;
  return { refusal: isSame ? first?.refusal : 'ANSWERED_OTHERWISE', transactionId: first?.transactionId ?? '' };
}

/** Adds a customer who receives money by account, phone, card and QR code. */
export async function addFriend(bank: TestBank): Promise<Friend> {
  const number = (parties += 1);
  const login = `friend${number}`;
  const phone = `+996777${number.toString().padStart(6, '0')}`;
  const digits = Array.from({ length: 10 }, (_, check) => `94170012${number.toString().padStart(7, '0')}${check}`);
  const card = digits.find(passesLuhn) ?? '';
  const { customerId } = await addCustomer(bank, login);
  await bank.database.owner.query('update app_user set phone = $2 where login = $1', [login, phone]);
  const accountId = await addAccount(bank, customerId);
  await addCard(bank, { customerId, accountId, number: card });
  const { link } = valueOf(
    await (
      await bank.callAs(login)
    ).call('ELQR_GENERATE_URL', { accountId, amount: undefined, purpose: '', use: 'many' }),
  );
  return {
    customerId,
    accountId,
    requested: { accountNumber: await numberOf(bank, accountId), card, phone, code: link },
  };
}

/** Adds an invoice of the friend to a customer with sufficient credit. */
export async function invoiceOf(
  bank: TestBank,
  friend: Friend,
  { customerId, amount }: { readonly customerId: string; readonly amount: bigint },
): Promise<{ readonly distributorId: string; readonly invoiceId: string }> {
  const distributorId = await addDistributor(bank, friend);
  await bank.database.owner.query('insert into distributor_line values ($1, $2, $3, $4) on conflict do nothing', [
    distributorId,
    customerId,
    10n ** 12n,
    'KGS',
  ]);
  return { distributorId, invoiceId: await addInvoice(bank, { distributorId, buyerId: customerId, total: amount }) };
}
