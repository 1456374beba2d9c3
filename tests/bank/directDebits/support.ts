import type { RunningJob } from '../../../bank/kernel/Job';
import { decideMandate } from '../../../bank/modules/directDebits/decideMandate';
import { directDebits } from '../../../bank/modules/directDebits/directDebits';
import type { Mandate, MandateRequest } from '../../../src/domain/invoice/DirectDebit';
import { money } from '../../../src/domain/money/Money';
import { addAccount, addCompany, addCustomer } from '../support/arrange';
import type { TestBank } from '../support/createTestBank';
import { jobOf } from '../support/jobs';
import { newOperationId, valueOf } from '../support/transfers';
import { at, dayOf } from '../schedules/support';

/** A payer with an account and a company with one, in a bank of their own. */
export interface Parties {
  readonly payerId: string;
  readonly from: string;
  readonly companyId: string;
  readonly to: string;
}

/** A person who has this much money, and a company whose owner issues invoices to them. */
export async function addParties(bank: TestBank, balance: bigint): Promise<Parties> {
  const { customerId: payerId } = await addCustomer(bank, 'payer');
  const users = [{ login: 'owner', rights: ['view', 'create', 'sign'], place: 1 }] as const;
  const companyId = await addCompany(bank, users, 1);
  const parties = {
    payerId,
    companyId,
    from: await addAccount(bank, payerId, { balance }),
    to: await addAccount(bank, companyId),
  };
  // A mandate can be given to who has issued an invoice before.
  const invoiceId = await issued(bank, parties, { total: 100n, dueOn: '2027-02-01' });
  valueOf(await (await bank.callAs('owner')).call('WITHDRAW_INVOICE', { invoiceId }));
  return parties;
}

let numbers = 0;

/** An invoice of the company to the payer; returns its id. */
export async function issued(
  bank: TestBank,
  { to }: Parties,
  { total, dueOn }: { readonly total: bigint; readonly dueOn: string },
): Promise<string> {
  const owner = await bank.callAs('owner');
  const invoice = {
    operationId: newOperationId(),
    accountId: to,
    number: `В-${(numbers += 1)}`,
    payerName: 'Клиент',
    payerInn: '20101199000001',
    total: money(total, 'KGS'),
    purpose: 'Вода',
    dueOn: dayOf(dueOn),
  };
  return valueOf(await owner.call('MANUAL_INVOICE_QR_GENERATE', invoice)).id;
}

/** A mandate of the payer over up to 1 000 soms at a time and 2 000 a month, given with a code. */
export async function given(bank: TestBank, parties: Parties, terms: Partial<MandateRequest> = {}): Promise<string> {
  const payer = await bank.callAs('payer');
  const request: MandateRequest = {
    operationId: newOperationId(),
    creditorId: parties.companyId,
    accountId: parties.from,
    ceiling: money(100_000n, 'KGS'),
    period: 'month',
    periodCeiling: money(200_000n, 'KGS'),
    validUntil: undefined,
    ...terms,
  };
  valueOf(await payer.call('GIVE_DIRECT_DEBIT_MANDATE', request));
  const { rows } = await bank.database.owner.query<{ text: string }>(
    'select text from message_outbox order by id desc limit 1',
  );
  const otp = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  valueOf(await payer.call('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp }));
  return (await mandate(bank)).id;
}

/** The same, activated by the bank. */
export async function active(bank: TestBank, parties: Parties, terms: Partial<MandateRequest> = {}): Promise<string> {
  const mandateId = await given(bank, parties, terms);
  await decideMandate(bank.services, { mandateId, activated: true, now: bank.clock.now() });
  return mandateId;
}

/** The latest mandate of the payer. */
export async function mandate(bank: TestBank): Promise<Mandate> {
  const payer = await bank.callAs('payer');
  const [latest] = valueOf(await payer.call('GET_DIRECT_DEBITS', {})).mandates;
  if (latest === undefined) {
    throw new Error('The payer has given no mandate');
  }
  return latest;
}

/** Job of one process, which runs only when a test calls it. */
export function process(bank: TestBank): RunningJob {
  return jobOf(bank, directDebits);
}

/** Moves the clock to a time of a day in Bishkek, and does what is due then. */
export async function look(bank: TestBank, day: string, time: string): Promise<void> {
  bank.clock.advance(Math.max(0, at(day, time) - bank.clock.now()));
  await process(bank).round();
}
