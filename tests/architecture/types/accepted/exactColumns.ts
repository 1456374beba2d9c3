import type { Insertable, Selectable } from 'kysely';

import type { GeneratedTables } from '../../../../bank/db/generated/tables';
import type { Narrowed } from '../../../../bank/db/tableColumns';
import type { Currency } from '../../../../src/domain/money/Currency';

type Tables = Narrowed<GeneratedTables, { txn: { fee: 0n; debit_currency: Currency; terms: { country: string } } }>;

type Read = Selectable<Tables['txn']>;
type Written = Insertable<Tables['txn']>;

export const read: Pick<Read, 'fee' | 'debit_currency' | 'terms'> = {
  fee: 0n,
  debit_currency: null,
  terms: { country: 'KG' },
};
/** The text of a JSON column stays a text, and may be left out where the schema has a default. */
export const written: Pick<Written, 'debit_currency' | 'terms'>[] = [{ debit_currency: 'KGS' }, { terms: '{}' }];
