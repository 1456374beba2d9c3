import type { Currency } from '../../src/domain/money/Currency';
import type { BankDay } from '../../src/domain/time/Instant';
import type { Identity, Reference } from './tableColumns';

/** The tables of deliveries on credit, as schema.sql makes them; rows come and change by functions of the ledger only. */
export interface InvoiceTables {
  distributor: { id: Identity; customer_id: Reference; account_id: Reference; name: string };
  distributor_line: { distributor_id: Reference; customer_id: Reference; credit_limit: bigint; currency: Currency };
  invoice: {
    id: Identity;
    distributor_id: Reference;
    customer_id: Reference;
    number: string;
    issued_on: BankDay;
    due_on: BankDay;
    currency: Currency;
    total: bigint;
    paid: bigint;
    paid_on: BankDay | null;
  };
}
