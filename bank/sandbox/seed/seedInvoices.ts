import type { ClientBase } from 'pg';

import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { SANDBOX_DISTRIBUTORS } from '../networks/distribution/sandboxDistributorPlan';
import type { SandboxDistributor } from '../networks/distribution/sandboxDistributorPlan';
import { numberOf } from './accountPlan';

const COMPANY_CLASS = '1020';
const SINCE_DAYS = 30;
const DAY_MS = 86_400_000;

interface PlannedInvoice {
  readonly number: string;
  readonly distributor: string;
  readonly issuedDaysAgo: number;
  /** Days from today until it is due; negative when it is overdue. */
  readonly dueInDays: number;
  readonly total: bigint;
  /** Part the distributor had received before, in minor units. */
  readonly paid?: bigint;
  readonly paidDaysAgo?: number;
}

/** Invoices of each kind: to be paid, due today, overdue, paid in part, paid in full. */
const INVOICES: readonly PlannedInvoice[] = [
  { number: 'ЧА-00412', distributor: 'ЧА', issuedDaysAgo: 19, dueInDays: -5, total: 4_875_000n },
  {
    number: 'ЧА-00427',
    distributor: 'ЧА',
    issuedDaysAgo: 12,
    dueInDays: 2,
    total: 3_960_050n,
    paid: 1_500_000n,
    paidDaysAgo: 4,
  },
  { number: 'ЧА-00433', distributor: 'ЧА', issuedDaysAgo: 5, dueInDays: 9, total: 5_240_000n },
  {
    number: 'ЧА-00398',
    distributor: 'ЧА',
    issuedDaysAgo: 29,
    dueInDays: -15,
    total: 4_118_000n,
    paid: 4_118_000n,
    paidDaysAgo: 21,
  },
  { number: 'БД-1187', distributor: 'БД', issuedDaysAgo: 21, dueInDays: 0, total: 2_730_000n },
  { number: 'БД-1203', distributor: 'БД', issuedDaysAgo: 8, dueInDays: 13, total: 3_012_545n },
  {
    number: 'БД-1164',
    distributor: 'БД',
    issuedDaysAgo: 30,
    dueInDays: -9,
    total: 2_456_000n,
    paid: 2_456_000n,
    paidDaysAgo: 11,
  },
  {
    number: 'ТБ-2026/88',
    distributor: 'ТБ',
    issuedDaysAgo: 13,
    dueInDays: -3,
    total: 915_000n,
    paid: 400_000n,
    paidDaysAgo: 6,
  },
  { number: 'ТБ-2026/93', distributor: 'ТБ', issuedDaysAgo: 4, dueInDays: 6, total: 1_044_000n },
];

/** Makes the distributors of the demonstration with their invoices; an existing one is left as it is. */
export async function seedInvoices(client: ClientBase, now: Instant): Promise<void> {
  for (const plan of SANDBOX_DISTRIBUTORS) {
    const { rowCount } = await client.query(
      'select from distributor d join customer c on c.id = d.customer_id where c.inn = $1',
      [plan.inn],
    );
    const buyer = await client.query<{ id: bigint }>(`select id from customer where inn = $1 and kind = 'C'`, [
      plan.buyerInn,
    ]);
    const buyerId = buyer.rows[0]?.id;
    if (rowCount === 0 && buyerId !== undefined) {
      const distributorId = await insertDistributor(client, plan, now);
      await client.query(
        'insert into distributor_line (distributor_id, customer_id, credit_limit, currency) values ($1, $2, $3, $4)',
        [distributorId, buyerId, plan.limit, 'KGS'],
      );
      for (const invoice of INVOICES.filter(({ distributor }) => distributor === plan.prefix)) {
        await insertInvoice(client, invoice, { distributorId, buyerId, today: bankDayOf(now) });
      }
    }
  }
}

async function insertDistributor(client: ClientBase, plan: SandboxDistributor, now: Instant): Promise<bigint> {
  const name = JSON.stringify({ ru: plan.name, en: plan.name, kg: plan.name, cn: plan.name });
  const since = new Date(now - SINCE_DAYS * DAY_MS);
  const { rows } = await client.query<{ id: bigint }>(
    `with owner as (insert into customer (customer_no, kind, name, inn, phone, created_at) values ($1, 'C', $2, $3, '', $4) returning id),
      opened as (insert into account (number, customer_id, account_class, class_group, name, currency, lowest_balance, opened_at)
        select $5, id, $6, '1', '', 'KGS', 0, $4 from owner returning id, customer_id)
      insert into distributor (customer_id, account_id, name) select customer_id, id, $7 from opened returning id`,
    [plan.customerNumber, name, plan.inn, since, numberOf(plan.accountSerial), COMPANY_CLASS, plan.name],
  );
  const id = rows[0]?.id;
  if (id === undefined) {
    throw new Error(`The distributor ${plan.prefix} was not made`);
  }
  return id;
}

interface Parties {
  readonly distributorId: bigint;
  readonly buyerId: bigint;
  readonly today: BankDay;
}

async function insertInvoice(
  client: ClientBase,
  invoice: PlannedInvoice,
  { distributorId, buyerId, today }: Parties,
): Promise<void> {
  const { paid = 0n, paidDaysAgo } = invoice;
  const day = (fromToday: number) => addDays(today, fromToday);
  await client.query('select take_invoice($1, $2, $3, $4, $5, $6, $7, $8)', [
    distributorId,
    buyerId,
    invoice.number,
    day(-invoice.issuedDaysAgo),
    day(invoice.dueInDays),
    invoice.total,
    paid,
    paidDaysAgo === undefined ? null : day(-paidDaysAgo),
  ]);
}
