import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { schemeOf } from '../../../src/domain/card/cardScheme';
import { idOf } from './taking';
import type { Added, Taking } from './taking';
import type { CardLine, Fault } from './lines';

/** Adds a card of the customer whose account it pays from, behind those the customer has. */
export async function addCard({ client, now, cardHash }: Taking, line: CardLine): Promise<Added> {
  const account = await idOf(client, 'account', line.account);
  if (account === undefined) {
    return { fault: { field: 'account', problem: 'is the reference of no account' } };
  }
  const { rows } = await client.query<{ id: bigint }>(
    `insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at, scheme, custom_status, ipc_status,
        order_value, supplementary, holder)
      select $2, $3, $4, a.customer_id, a.id, $5, $6, $7, $7,
          (select count(*) from card o where o.customer_id = a.customer_id), $8, $9
        from account a where a.id = $1
      on conflict (number_hash) do nothing returning id`,
    [
      ...[account, cardHash(line.number), maskedCardNumber(line.number), line.expiresOn, new Date(now)],
      ...[schemeOf(line.number) ?? '', line.status ?? 'active', line.supplementary === true, line.holder],
    ],
  );
  return rows[0] ?? { fault: { field: 'number', problem: 'is the number of another card' } };
}

/**
 * A final lock comes from the other system and goes with it; one that the customer has set here stays. Number and account of a card never
 * change.
 */
export async function changeCard({ client, cardHash }: Taking, line: CardLine, id: bigint): Promise<Fault | undefined> {
  const account = await idOf(client, 'account', line.account);
  const { rowCount } = await client.query(
    `update card c set expires_on = $1, holder = $2, supplementary = $3,
        custom_status = case when $4 = 'hardLock' or c.custom_status = 'hardLock' and c.replaced_by is null then $4 else c.custom_status end,
        ipc_status = case when $4 = 'hardLock' or c.ipc_status = 'hardLock' and c.replaced_by is null then $4 else c.ipc_status end
      where c.id = $5 and c.account_id = $6 and c.number_hash = $7`,
    [
      ...[line.expiresOn, line.holder, line.supplementary === true, line.status ?? 'active'],
      ...[id, account ?? null, cardHash(line.number)],
    ],
  );
  return rowCount === 0 ? { field: 'number', problem: 'and account of a card never change' } : undefined;
}
