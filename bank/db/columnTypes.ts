import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

const TIMESTAMP_WITH_TIME_ZONE = 1184;
const EIGHT_BYTE_INTEGER = 20;
const DATE = 1082;

const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [EIGHT_BYTE_INTEGER, (text) => BigInt(text)],
  // Connections keep UTC, so the text is `2026-11-21 06:30:00.123+00`.
  [TIMESTAMP_WITH_TIME_ZONE, (text) => Date.parse(`${text.slice(0, 10)}T${text.slice(11).replace('+00', 'Z')}`)],
  [DATE, (text) => text],
]);

/** Parsers of column types: int8 becomes a bigint, timestamptz an `Instant` (milliseconds), date a `YYYY-MM-DD` text. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
    format === 'binary'
      ? types.getTypeParser(typeId, format)
      : (parsers.get(typeId) ?? types.getTypeParser(typeId, 'text')),
};
