import type { Generated } from 'kysely';

import type { CollateralKind, LoanStatus } from '../../src/domain/loan/Loan';
import type { DayCount } from '../../src/domain/loan/dayCount';
import type { DigitalLoanStatus, RefusalReason } from '../../src/domain/loan/digital/DigitalLoan';
import type { RestructuringStatus } from '../../src/domain/loan/Restructuring';
import type { RepaymentMethod } from '../../src/domain/loan/schedule';
import type { Language } from '../../src/domain/language/Language';
import type { Currency } from '../../src/domain/money/Currency';
import type { BankDay } from '../../src/domain/time/Instant';
import type { Identity, Moment, OptionalMoment, OptionalReference, Reference } from './tableColumns';

/** The tables of loans, as schema.sql makes them. */
export interface LoanTables {
  loan: {
    account_id: Reference;
    contract_no: string;
    product_code: string;
    name: Generated<string>;
    status: Generated<LoanStatus>;
    opened_on: BankDay;
    matures_on: BankDay;
    term_months: number;
    disbursed: bigint;
    rate: number;
    penalty_rate: number;
    method: RepaymentMethod;
    day_count: DayCount;
    repayment_account_id: Reference;
    counted_to: BankDay;
    /** Decimal text: it outgrows eight bytes. */
    balance_days: Generated<string>;
    period_paid: Generated<bigint>;
    next_number: Generated<number>;
    last_number: number;
    instalment: bigint;
    prepaid: Generated<bigint>;
    penalty_days: Generated<string>;
    penalty_paid: Generated<bigint>;
    data_version: Generated<bigint>;
    closed_at: OptionalMoment;
  };
  loan_instalment: {
    account_id: Reference;
    number: number;
    due_on: BankDay;
    principal: bigint;
    interest: bigint;
    principal_paid: Generated<bigint>;
    interest_paid: Generated<bigint>;
    principal_left: bigint;
  };
  loan_restructuring: {
    id: Identity;
    account_id: Reference;
    customer_id: Reference;
    user_id: Reference;
    months: number;
    status: Generated<RestructuringStatus>;
    asked_at: Moment;
    decided_at: OptionalMoment;
  };
  loan_collateral: {
    id: Identity;
    account_id: Reference;
    kind: CollateralKind;
    description: string;
    value: bigint;
  };
  digital_loan_term: {
    currency: Currency;
    months: number;
    rate: number;
    penalty_rate: number;
    lowest: bigint;
    highest: bigint;
  };
  digital_loan: {
    id: Identity;
    customer_id: Reference;
    user_id: Reference;
    operation_id: string;
    currency: Currency;
    asked: bigint;
    approved: bigint | null;
    months: number;
    rate: number;
    penalty_rate: number;
    account_id: Reference;
    status: Generated<DigitalLoanStatus>;
    reason: RefusalReason | null;
    asked_at: Moment;
    decided_at: OptionalMoment;
    ended_at: OptionalMoment;
    loan_id: OptionalReference;
  };
  digital_loan_agreement: {
    application_id: Reference;
    made_on: BankDay;
    language: Language;
    bytes: Buffer;
    digest: Buffer;
    signed_at: OptionalMoment;
  };
}
