import type { Kysely } from 'kysely';

import { statusNow, validUntil } from '../../../../src/domain/loan/digital/DigitalLoan';
import type { DigitalLoan } from '../../../../src/domain/loan/digital/DigitalLoan';
import { money } from '../../../../src/domain/money/Money';
import type { Instant } from '../../../../src/domain/time/Instant';
import type { Tables } from '../../../db/Tables';

/** Customer whose applications are read, and the moment of the query. */
interface Asker {
  readonly customerId: string;
  readonly now: Instant;
}

function applicationsOf(connection: Kysely<Tables>, customerId: string) {
  return connection
    .selectFrom('digital_loan as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .leftJoin('loan as l', 'l.account_id', 'd.loan_id')
    .selectAll('d')
    .select(['a.number as account_number', 'l.contract_no'])
    .where('d.customer_id', '=', BigInt(customerId));
}

type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationsOf>['execute']>>[number];

/** Online loan applications of the customer, the latest first. */
export async function readApplications(
  connection: Kysely<Tables>,
  { customerId, now }: Asker,
): Promise<readonly DigitalLoan[]> {
  const rows = await applicationsOf(connection, customerId).orderBy('d.id', 'desc').execute();
  return rows.map((row) => applicationOf(row, now));
}

/** One application, when it is the customer's. */
export async function findApplication(
  connection: Kysely<Tables>,
  asker: Asker,
  applicationId: string,
): Promise<DigitalLoan | undefined> {
  const row = await applicationsOf(connection, asker.customerId)
    .where('d.id', '=', BigInt(applicationId))
    .executeTakeFirst();
  return row && applicationOf(row, asker.now);
}

/** The application a loan was made of, when the loan is the customer's. */
export async function findApplicationOfLoan(
  connection: Kysely<Tables>,
  asker: Asker,
  loanId: string,
): Promise<DigitalLoan | undefined> {
  const row = await applicationsOf(connection, asker.customerId)
    .where('d.loan_id', '=', BigInt(loanId))
    .executeTakeFirst();
  return row && applicationOf(row, asker.now);
}

/** The same application, locked until the transaction ends. */
export async function holdApplication(
  connection: Kysely<Tables>,
  asker: Asker,
  applicationId: string,
): Promise<DigitalLoan | undefined> {
  await connection
    .selectFrom('digital_loan')
    .select('id')
    .where('id', '=', BigInt(applicationId))
    .where('customer_id', '=', BigInt(asker.customerId))
    .forUpdate()
    .execute();
  return findApplication(connection, asker, applicationId);
}

function applicationOf(row: ApplicationRow, now: Instant): DigitalLoan {
  const decidedAt = row.decided_at ?? undefined;
  return {
    id: row.id.toString(),
    status: statusNow(row.status, decidedAt, now),
    asked: money(row.asked, row.currency),
    approved: row.approved === null ? undefined : money(row.approved, row.currency),
    termMonths: row.months,
    rate: row.rate,
    penaltyRate: row.penalty_rate,
    accountId: row.account_id.toString(),
    accountNumber: row.account_number,
    askedAt: row.asked_at,
    decidedAt,
    validUntil: row.approved === null || decidedAt === undefined ? undefined : validUntil(decidedAt),
    reason: row.reason ?? undefined,
    loanId: row.loan_id?.toString(),
    contractNumber: row.contract_no ?? undefined,
  };
}
