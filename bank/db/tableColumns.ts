import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

import type { Instant } from '../../src/domain/time/Instant';

/** Read as milliseconds, written as a Date. */
export type Moment = ColumnType<Instant, Date, Date>;
export type OptionalMoment = ColumnType<Instant | null, Date | null | undefined, Date | null>;
export type Identity = GeneratedAlways<bigint>;
/** Ids reach the bank's code as text too; PostgreSQL reads both. */
export type Reference = ColumnType<bigint, bigint | string, bigint | string>;
export type OptionalReference = ColumnType<bigint | null, bigint | string | null | undefined, bigint | string | null>;
export type Json<Value extends object> = JSONColumnType<Value, string, string>;
