import type { ColumnType, Generated } from 'kysely';

import type { Currency } from '../../src/domain/money/Currency';
import type { Periodicity } from '../../src/domain/schedule/Recurrence';
import type { RunState, ScheduleState } from '../../src/domain/schedule/Schedule';
import type { BankDay } from '../../src/domain/time/Instant';
import type { Identity, Json, Moment, OptionalMoment, OptionalReference, Reference } from './tableColumns';

/** Read by casting to text; written as text. */
type Day = ColumnType<BankDay | null, BankDay | null | undefined, BankDay | null>;
type Days = ColumnType<BankDay[], BankDay[] | undefined, BankDay[]>;

/** The tables of templates and schedules, as schema.sql makes them. */
export interface ScheduleTables {
  template: {
    id: Identity;
    customer_id: Reference;
    user_id: Reference;
    name: string;
    code: string;
    request: Json<object>;
    txn_code: string;
    debit_number: string;
    credit_number: string;
    credit_name: string;
    amount: bigint;
    currency: Currency;
    credited: bigint;
    credited_currency: Currency;
    terms: Json<Readonly<Record<string, unknown>>>;
    purpose: string;
    created_at: Moment;
    deleted_at: OptionalMoment;
    kept_from: string | null;
  };
  schedule: {
    id: Reference;
    template_id: Reference;
    customer_id: Reference;
    user_id: Reference;
    operation_id: string;
    periodicity: Periodicity;
    first_day: Day;
    last_day: Day;
    days: Days;
    words: string;
    digest: Buffer;
    fingerprint: string;
    state: Generated<'waiting' | ScheduleState>;
    skipped_days: Days;
    next_day: Day;
    confirmed_at: OptionalMoment;
    ended_at: OptionalMoment;
  };
  schedule_run: {
    id: Identity;
    schedule_id: Reference;
    day: BankDay;
    state: RunState;
    tries: Generated<number>;
    next_attempt_at: Moment;
    failure: string | null;
    txn_id: OptionalReference;
    changed_at: Moment;
  };
}
