import type { GeneratedTables } from '../../../../bank/db/generated/tables';
import type { Narrowed } from '../../../../bank/db/tableColumns';

export type Tables = Narrowed<GeneratedTables, { invoice: { total: string } }>;
