import type { Instant } from '../../src/domain/time/Instant';
import { ABSOLUTE_LIMIT_MS, MAX_IDLE_MS } from '../kernel/sessionLimits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of events: the longest an open page may be offline and still receive what it missed. A session lives twelve hours. */
const EVENTS_KEPT_MS = 3 * DAY_MS;
/** Retention of sources of failed sign-ins; longer than any block lasts. */
const SOURCES_KEPT_MS = 2 * DAY_MS;
const CODES_KEPT_MS = 30 * DAY_MS;
const CHALLENGES_KEPT_MS = DAY_MS;
/** Retention of tries of unknown logins: as long as the tries of an existing login count (`after_try`). */
const LOGIN_TRIES_KEPT_MS = 30 * DAY_MS;
/** Retention of message quotas: the longest window messages are counted in. */
const QUOTAS_KEPT_MS = DAY_MS;
/** Retention of what was never confirmed. It can be confirmed for ten minutes, and counts against its user for fifteen. */
const UNFINISHED_KEPT_MS = DAY_MS;
const MESSAGES_KEPT_MS = 30 * DAY_MS;
/** Retention of what was spent of an allowance: all of it has come back by then. */
const ALLOWANCES_KEPT_MS = 2 * DAY_MS;
/** Retention of files nothing refers to, for a form that was left and is continued later; a file the bank refers to is kept for good. */
const LOOSE_FILES_KEPT_MS = 7 * DAY_MS;
/** Retention of the chat with its files: as long as a claim can be brought, three years (Civil Code of the Kyrgyz Republic, article 212). */
const CHAT_KEPT_MS = 3 * 366 * DAY_MS;
/** Retention of what went wrong in the application and on the way to the bank. */
const CLIENT_LOG_KEPT_MS = 90 * DAY_MS;

/** Largest size of what the application of customers reports; the oldest is deleted first. */
const CLIENT_LOG_BYTES = 512 * 1024 * 1024;

/** Not by the key from its old end, because a network comes again and again. */
const FORGET_SOURCES = `
  with gone as (
    delete from sign_in_source where id in (select id from sign_in_source where began_at < $2 limit $1) returning 1)
  select count(*)::int as rows from gone`;

const FORGET_LOOKUP_SOURCES = `
  with gone as (
    delete from recipient_lookup_source where id in (select id from recipient_lookup_source where hour < $2 limit $1) returning 1)
  select count(*)::int as rows from gone`;

/** A hold lasts a day at most; its duration is remembered, for the length of the next one, as long as codes are. */
const FORGET_WRONG_CODES = `
  with gone as (
    delete from wrong_codes where (owner_kind, owner_id) in (select owner_kind, owner_id from wrong_codes where changed_at < $2 limit $1)
    returning 1)
  select count(*)::int as rows from gone`;

/**
 * Deletes tries of unknown logins. Tries this old count no more anyway, so the moment of deletion does not reveal whether a login exists.
 */
const FORGET_UNKNOWN_LOGINS = `
  with gone as (
    delete from unknown_login where login_hash in (select login_hash from unknown_login where tried_at < $2 limit $1) returning 1)
  select count(*)::int as rows from gone`;

const FORGET_QUOTAS = `
  with gone as (
    delete from code_quota where recipient in (select recipient from code_quota where day_from < $2 limit $1) returning 1)
  select count(*)::int as rows from gone`;

const FORGET_ALLOWANCES = `
  with gone as (
    delete from spent_allowance where (allowance, subject) in (select allowance, subject from spent_allowance where at < $2 limit $1)
    returning 1)
  select count(*)::int as rows from gone`;

/** A kind of data that is deleted after some time. */
export interface RetentionRule {
  readonly name: string;
  /** Deletes at most `$1` rows and returns their number as `rows`. */
  readonly statement: string;
  /** The parameters after `$1`. */
  readonly moments: (now: Instant) => readonly Date[];
}

/** Unconfirmed ones lie among confirmed ones, which are kept longer, and have an index of their own; so have changes. */
const FORGET_UNFINISHED = `
  with oldest as materialized (select id, created_at from confirmation where confirmed_at is null order by id limit $1),
  gone as (delete from confirmation where confirmed_at is null and id in (select id from oldest where created_at < $2) returning 1)
  select count(*)::int as rows from gone`;

const FORGET_CHANGES = `
  with oldest as materialized (
    select id, created_at from confirmation where kind in ('profile', 'product') order by id limit $1),
  gone as (delete from confirmation where id in (select id from oldest where created_at < $2) returning 1)
  select count(*)::int as rows from gone`;

/** The files of a message go with it; the links between them follow by themselves. */
const FORGET_CHAT = `
  with oldest as materialized (select id, created_at from chat_message order by id limit $1),
  gone as (delete from chat_message where id in (select id from oldest where created_at < $2) returning id),
  files as (
    delete from stored_file where uuid in (
      select file_uuid from chat_message_file where message_id in (select id from oldest where created_at < $2)))
  select count(*)::int as rows from gone`;

/** Cases are forgotten after their messages; one whose messages are left stays. */
const FORGET_CASES = `
  with oldest as materialized (select id, moved_at from customer_case order by id limit $1),
  gone as (
    delete from customer_case c using oldest
      where c.id = oldest.id and oldest.moved_at < $2 and not exists (select from chat_message m where m.case_id = c.id)
    returning 1)
  select count(*)::int as rows from gone`;

/**
 * Rules of data retention: which rows are deleted and after which time. Rows are taken from the old end of a table by its key, so looking
 * for some costs the same however many there are.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'session keys',
    statement: `
      with gone as (
        update session set key_hash = null
         where id in (
           select id from session
            where key_hash is not null and (ended_at is not null or last_activity_at <= $2 or created_at <= $3)
            limit $1 for update skip locked)
        returning 1)
      select count(*)::int as rows from gone`,
    moments: (now) => [new Date(now - MAX_IDLE_MS), new Date(now - ABSOLUTE_LIMIT_MS)],
  },
  {
    name: 'events',
    statement: 'select forget_events($2, $1) as rows',
    moments: (now) => [new Date(now - EVENTS_KEPT_MS)],
  },
  { name: 'sources of sign-ins', statement: FORGET_SOURCES, moments: (now) => [new Date(now - SOURCES_KEPT_MS)] },
  {
    name: 'attempts at unknown logins',
    statement: FORGET_UNKNOWN_LOGINS,
    moments: (now) => [new Date(now - LOGIN_TRIES_KEPT_MS)],
  },
  {
    name: 'networks that asked for names',
    statement: FORGET_LOOKUP_SOURCES,
    moments: (now) => [new Date(now - SOURCES_KEPT_MS)],
  },
  {
    name: 'registrations',
    statement: deleteOldest('self_registration', 'created_at'),
    moments: (now) => [new Date(now - CODES_KEPT_MS)],
  },
  {
    name: 'sign-ins by code',
    statement: deleteOldest('qr_sign_in', 'created_at'),
    moments: (now) => [new Date(now - CODES_KEPT_MS)],
  },
  {
    name: 'challenges of passkeys',
    statement: deleteOldest('passkey_challenge', 'created_at'),
    moments: (now) => [new Date(now - CHALLENGES_KEPT_MS)],
  },
  {
    name: 'codes released by passkeys',
    statement: deleteOldest('passkey_confirmation', 'released_at'),
    moments: (now) => [new Date(now - QUOTAS_KEPT_MS)],
  },
  { name: 'wrong codes', statement: FORGET_WRONG_CODES, moments: (now) => [new Date(now - CODES_KEPT_MS)] },
  {
    name: 'messages with codes that are counted',
    statement: FORGET_QUOTAS,
    moments: (now) => [new Date(now - QUOTAS_KEPT_MS)],
  },
  {
    name: 'spent allowances',
    statement: FORGET_ALLOWANCES,
    moments: (now) => [new Date(now - ALLOWANCES_KEPT_MS)],
  },
  {
    name: 'codes',
    statement: deleteOldest('one_time_code', 'created_at'),
    moments: (now) => [new Date(now - CODES_KEPT_MS)],
  },
  {
    name: 'unfinished confirmations',
    statement: FORGET_UNFINISHED,
    moments: (now) => [new Date(now - UNFINISHED_KEPT_MS)],
  },
  { name: 'changes', statement: FORGET_CHANGES, moments: (now) => [new Date(now - CODES_KEPT_MS)] },
  {
    name: 'messages',
    statement: deleteOldest('message_outbox', 'created_at'),
    moments: (now) => [new Date(now - MESSAGES_KEPT_MS)],
  },
  {
    name: 'confirmed addresses',
    statement: deleteOldest('email_confirmation', 'created_at'),
    moments: (now) => [new Date(now - MESSAGES_KEPT_MS)],
  },
  {
    name: 'files nothing refers to',
    statement: `
      with gone as (
        delete from stored_file
         where uuid in (select uuid from stored_file where attached_at is null and created_at < $2 limit $1)
        returning 1)
      select count(*)::int as rows from gone`,
    moments: (now) => [new Date(now - LOOSE_FILES_KEPT_MS)],
  },
  { name: 'messages of the chat', statement: FORGET_CHAT, moments: (now) => [new Date(now - CHAT_KEPT_MS)] },
  { name: 'cases without messages', statement: FORGET_CASES, moments: (now) => [new Date(now - CHAT_KEPT_MS)] },
  {
    name: 'client log',
    statement: deleteOldest('client_log', 'at'),
    moments: (now) => [new Date(now - CLIENT_LOG_KEPT_MS)],
  },
  { name: 'client log beyond its size', statement: deleteBeyond('client_log', CLIENT_LOG_BYTES), moments: () => [] },
  {
    name: 'failures of calls',
    statement: deleteOldest('call_failure', 'at'),
    moments: (now) => [new Date(now - CLIENT_LOG_KEPT_MS)],
  },
];

function deleteOldest(table: string, moment: string): string {
  return `
    with oldest as materialized (select id, ${moment} as moment from ${table} order by id limit $1),
    gone as (delete from ${table} where id in (select id from oldest where moment < $2) returning 1)
    select count(*)::int as rows from gone`;
}

/** Deletes the oldest rows that stand behind so many bytes of newer ones; `bytes` of the table is the size of a row. */
export function deleteBeyond(table: string, limit: number): string {
  return `
    with last as materialized (
      select max(id) as id from (select id, sum(bytes) over (order by id desc) as kept from ${table}) sized where kept > ${limit}),
    gone as (
      delete from ${table} where id in (select id from ${table} where id <= (select id from last) order by id limit $1) returning 1)
    select count(*)::int as rows from gone`;
}
