import { sql } from 'kysely';

import type { BankServices } from '../../kernel/BankServices';
import type { DailyTask } from '../../kernel/DailyWork';
import { eachAlone, reportFailed } from '../../kernel/eachAlone';
import type { IssuedInvoice } from '../../networks/ports/DistributorSystems';

/**
 * Imports the invoices every distributor has issued on a day. An invoice is imported once, by its number; one that does not fit into the
 * credit of its buyer, or whose buyer has no credit, is left to the distributor. A distributor whose invoices cannot be imported does not
 * delay the others; the day is repeated until all have answered.
 */
export const invoiceIntake: DailyTask = {
  name: 'invoices',
  run: async (bank, day) => {
    const systems = bank.networks.distributors;
    if (systems === undefined) {
      return;
    }
    const failed = await eachAlone(
      (after, most) => distributors(bank, after, most),
      async ({ id, inn }) => {
        for (const issued of await systems.issuedOn(inn, day)) {
          await takeInvoice(bank, id, issued);
        }
      },
    );
    reportFailed('distributors', failed);
  },
};

interface DistributorRow {
  readonly id: bigint;
  readonly inn: string;
}

async function distributors(
  { database }: BankServices,
  after: bigint,
  most: number,
): Promise<readonly DistributorRow[]> {
  const { rows } = await sql<DistributorRow>`
    select d.id, c.inn from distributor d join customer c on c.id = d.customer_id where d.id > ${after} order by d.id limit ${most}`.execute(
    database.kysely,
  );
  return rows;
}

type Taken = 'taken' | 'known' | 'overLimit' | 'noLine';

/**
 * Stores an invoice from a distributor and returns the outcome: `known` when it was stored before, `noLine` when the buyer has no credit
 * line with the distributor, `overLimit` when it does not fit the line.
 */
export async function takeInvoice(bank: BankServices, distributorId: bigint, issued: IssuedInvoice): Promise<Taken> {
  const { number, buyerInn, issuedOn, dueOn, total } = issued;
  const { rows } = await sql<{ taken: Taken }>`
    select take_invoice(${distributorId}, c.id, ${number}, ${issuedOn}::date, ${dueOn}::date, ${total}, 0, null) as taken
      from customer c where c.inn = ${buyerInn} and c.kind = 'C'`.execute(bank.database.kysely);
  return rows[0]?.taken ?? 'noLine';
}
