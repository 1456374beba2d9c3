import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { PageOf } from '../../../src/domain/administration/AdministeredUser';
import { LOG_LEVELS } from '../../../src/domain/administration/UserLog';
import type { LogSource, UserLogLine, UserLogQuery } from '../../../src/domain/administration/UserLog';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/** Lines of one page. */
const PAGE = 30;

interface LineRow {
  readonly source: number;
  readonly id: bigint;
  readonly at: Instant;
  readonly session_id: bigint | null;
  readonly reference_id: string;
  readonly service: string;
  readonly outcome: string;
  readonly level: string;
  readonly message: string;
  readonly details: Readonly<Record<string, string | undefined>>;
}

/** Names of the sources as `user_log` numbers them. */
const SOURCES: Readonly<Record<number, LogSource>> = { 3: 'signIn', 2: 'call', 1: 'application' };

/** A page of the log of a user, newest first. */
export async function readUserLog(
  connection: Kysely<Tables>,
  { userId, failuresOnly, after }: UserLogQuery,
  login: string,
): Promise<PageOf<UserLogLine>> {
  const [at, source, id] = after?.split('-') ?? [];
  const { rows } = await sql<LineRow>`
    select * from user_log(${userId}::bigint, ${failuresOnly}::boolean, ${at === undefined ? null : new Date(Number(at))}::timestamptz,
      ${source ?? null}::integer, ${id ?? null}::bigint, ${PAGE + 1})`.execute(connection);
  const lines = rows.slice(0, PAGE);
  const last = lines.at(-1);
  return {
    items: lines.map((row) => lineOf(row, { userId, login })),
    ...(rows.length > PAGE && last !== undefined && { next: placeOf(last) }),
  };
}

/** Place a page ends at; moments of the bank are whole milliseconds. */
function placeOf({ at, source, id }: LineRow): string {
  return `${at}-${source}-${id}`;
}

function lineOf(row: LineRow, { userId, login }: { readonly userId: string; readonly login: string }): UserLogLine {
  const { details } = row;
  const source = SOURCES[row.source] ?? 'call';
  const isOfBank = source !== 'application';
  return {
    id: placeOf(row),
    source,
    level: LOG_LEVELS.find((level) => level === row.level) ?? 'info',
    at: row.at,
    localTime: isOfBank ? '' : (details['localtime'] ?? ''),
    userId,
    userLogin: login,
    sessionId: row.session_id?.toString() ?? '',
    service: row.service,
    systemError: isOfBank ? failureOf(row.outcome) : (details['syserror'] ?? ''),
    referenceId: isOfBank ? row.reference_id : (details['refid'] ?? row.reference_id),
    message: row.message,
    trace: isOfBank ? '' : (details['trace'] ?? ''),
  };
}

function failureOf(outcome: string): string {
  return outcome === 'SUCCESS' ? '' : outcome;
}
