import type { ColumnType, JSONColumnType, SelectType } from 'kysely';

import type { Instant } from '../../src/domain/time/Instant';

/** Read as milliseconds, written as a Date. */
export type Moment = ColumnType<Instant, Date, Date>;
/** Ids reach the bank's code as text too; PostgreSQL reads both. */
export type Reference = ColumnType<bigint, bigint | string, bigint | string>;
/** Read as what it says, written as its text. */
export type Json<Value extends object = object> = JSONColumnType<Value, string, string>;

/** A column that may be empty. */
export type Nullable<Column> =
  Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read | null, Inserted | null | undefined, Updated | null>
    : never;

/** A column the database fills in where a new row leaves it out. */
export type Defaulted<Column> =
  Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : never;

/** Tables with columns that hold more exact values than their types in PostgreSQL say, or whole columns of another kind. */
export type Narrowed<Tables, Exact extends Known<Tables, Exact>> = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: Table extends keyof Exact
      ? Column extends keyof Exact[Table]
        ? NarrowedColumn<Tables[Table][Column], Exact[Table][Column]>
        : Tables[Table][Column]
      : Tables[Table][Column];
  };
};

/** Exact types by table and column. A name that no table has is an error, also a type that is not one of what the column holds. */
type Known<Tables, Exact> = {
  [Table in keyof Exact]: Table extends keyof Tables
    ? {
        [Column in keyof Exact[Table]]: Column extends keyof Tables[Table]
          ? NonNullable<SelectType<Tables[Table][Column]>> | AnyColumn
          : never;
      }
    : never;
};

type AnyColumn = ColumnType<unknown, unknown, unknown>;

type NarrowedColumn<Column, Exact> = [Exact] extends [AnyColumn]
  ? Exact
  : Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<NarrowedValue<Read, Exact>, NarrowedValue<Inserted, Exact>, NarrowedValue<Updated, Exact>>
    : NarrowedValue<Column, Exact>;

/** Null, a value left out and the text of a JSON column stay what they are. */
type NarrowedValue<Value, Exact> = Value extends unknown ? ([Exact] extends [Value] ? Exact : Value) : never;
