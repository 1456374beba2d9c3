import type { Generated } from 'kysely';

import type { ContractStatus, DepositType, InterestPayout } from '../../src/domain/deposit/Deposit';
import type { BankDay } from '../../src/domain/time/Instant';
import type { Moment, OptionalMoment, OptionalReference, Reference } from './tableColumns';

/** The tables of deposits, as schema.sql makes them. */
export interface DepositTables {
  deposit: {
    account_id: Reference;
    contract_no: string;
    deposit_type: DepositType;
    name: Generated<string>;
    status: Generated<ContractStatus>;
    opened_on: BankDay;
    matures_on: BankDay;
    term_months: number;
    contract_amount: bigint;
    rate: number;
    early_rate: number;
    payout: InterestPayout;
    capitalized: boolean;
    payout_account_id: Reference;
    /** Decimal text: it outgrows eight bytes. */
    balance_days: Generated<string>;
    interest_paid: Generated<bigint>;
    accrued_through: BankDay;
    accrued_before: Generated<bigint>;
    data_version: Generated<bigint>;
    closed_at: OptionalMoment;
    /** The deposit product it was opened as; null for contracts older than the products. */
    product_id: OptionalReference;
    prolongs: Generated<boolean>;
    child_name: Generated<string>;
    child_born_on: BankDay | null;
  };
  deposit_closing: {
    account_id: Reference;
    operation_id: Reference;
    txn_id: Reference;
    ordered_at: Moment;
    done_at: OptionalMoment;
  };
}
