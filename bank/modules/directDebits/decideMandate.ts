import { sql } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { mandateNotice } from './directDebitNotices';
import { endMandate } from './endMandate';
import { tellPayer } from './tellPayer';

interface Decision {
  readonly mandateId: string;
  readonly activated: boolean;
  readonly now: Instant;
}

interface DecidedRow {
  readonly creditor: string;
}

/** Activates a mandate that waits for the bank, or refuses it, and tells the payer; false when it does not wait any more. */
export function decideMandate(
  { database }: Pick<BankServices, 'database'>,
  { mandateId, activated, now }: Decision,
): Promise<boolean> {
  return database.kysely.transaction().execute(async (connection) => {
    const { rows } = await sql<DecidedRow>`
      select c.name ->> 'ru' as creditor
        from direct_debit_mandate m join customer c on c.id = m.creditor_id
        where m.id = ${mandateId}::bigint and m.state = 'waiting' for no key update of m`.execute(connection);
    const [waiting] = rows;
    if (waiting === undefined) {
      return false;
    }
    await (activated
      ? sql`update direct_debit_mandate set state = 'active', activated_at = ${new Date(now)} where id = ${mandateId}::bigint`.execute(
          connection,
        )
      : endMandate(connection, { mandateId, state: 'refused', now }));
    const content = mandateNotice(activated ? 'active' : 'refused', waiting.creditor);
    await tellPayer(connection, mandateId, { content, now });
    return true;
  });
}
