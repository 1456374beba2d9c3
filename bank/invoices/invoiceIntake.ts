import { sql } from 'kysely';

import type { BankServices } from '../BankServices';
import type { DailyTask } from '../jobs/DailyWork';
import { distributorSystemsOf } from '../rails/distribution/connectedDistributors';
import type { IssuedInvoice } from './DistributorSystems';

/**
 * Takes over what every distributor has issued on a day. An invoice is taken once, by its number; one that does not fit into the
 * credit of its buyer, or is for nobody with credit, is left to the distributor.
 */
export const invoiceIntake: DailyTask = {
  name: 'invoices',
  run: async (bank, day) => {
    const systems = distributorSystemsOf(bank);
    if (systems === undefined) {
      return;
    }
    const { rows } = await sql<{ id: bigint; inn: string }>`
      select d.id, c.inn from distributor d join customer c on c.id = d.customer_id order by d.id`.execute(bank.database.kysely);
    for (const { id, inn } of rows) {
      for (const issued of await systems.issuedOn(inn, day)) {
        await takeInvoice(bank, id, issued);
      }
    }
  },
};

type Taken = 'taken' | 'known' | 'overLimit' | 'noLine';

/** What became of an invoice that was handed over. */
export async function takeInvoice(bank: BankServices, distributorId: bigint, issued: IssuedInvoice): Promise<Taken> {
  const { number, buyerInn, issuedOn, dueOn, total } = issued;
  const { rows } = await sql<{ taken: Taken }>`
    select take_invoice(${distributorId}, c.id, ${number}, ${issuedOn}::date, ${dueOn}::date, ${total}, 0, null) as taken
      from customer c where c.inn = ${buyerInn} and c.kind = 'C'`.execute(bank.database.kysely);
  return rows[0]?.taken ?? 'noLine';
}

