import * as z from 'zod/mini';

import type { UserBlocking, UserQuery } from '../../application/operations/administration';
import {
  isBlockReason,
  isUserSearch,
  MAX_BLOCK_REASON_LENGTH,
  MAX_USER_SEARCH_LENGTH,
} from '../../domain/administration/AdministeredUser';
import type { AdministeredUser, PageOf, UserSearch, UserSummary } from '../../domain/administration/AdministeredUser';
import { LOG_LEVELS, LOG_SOURCES } from '../../domain/administration/UserLog';
import type { UserLogLine, UserLogQuery } from '../../domain/administration/UserLog';
import { COMPANY_RIGHTS } from '../../domain/corporate/Company';
import { OTP_TYPES } from '../../domain/user/ProfileChange';
import { identifier, instant, localizedText, text } from './codecs';
import { signaturePlace } from './awaitedSignatures';

const count = z.int().check(z.nonnegative());

const summaryFields = {
  userId: identifier,
  login: z.string(),
  fullName: localizedText,
  customer: z.object({ kind: z.enum(['I', 'C']), customerNumber: z.string(), name: localizedText }),
  isBlocked: z.boolean(),
  isAdministrator: z.boolean(),
};

const rights = z.object({
  rights: z.readonly(z.array(z.enum(COMPANY_RIGHTS))),
  signaturePlace: z.optional(signaturePlace),
  operations: z.optional(z.readonly(z.array(z.string()))),
  accounts: z.optional(z.object({ seen: count, works: count })),
});

/** A user with access and rights. */
export const administeredUser = z.object({
  ...summaryFields,
  inn: z.string(),
  phone: z.string(),
  position: z.optional(localizedText),
  isEmployee: z.boolean(),
  rights: z.optional(rights),
  otpType: z.enum(OTP_TYPES),
  createdAt: instant,
  lastSignInAt: z.optional(instant),
  knownDevices: count,
  onlyKnownDevices: z.boolean(),
  block: z.optional(z.object({ reason: z.string(), at: instant, by: z.string() })),
  locks: z.object({
    loginUntil: z.optional(instant),
    lockedDevices: count,
    confirmationsUntil: z.optional(instant),
  }),
}) satisfies z.ZodMiniType<AdministeredUser>;

/** End of a page of users. */
const userPlace = identifier;

export const userSearch = z.strictObject({
  text: text(MAX_USER_SEARCH_LENGTH).check(
    z.refine((typed) => isUserSearch(typed), { error: 'must be blank or have two characters between its blanks' }),
  ),
  after: z.optional(userPlace),
}) satisfies z.ZodMiniType<UserSearch>;

export const userPage = z.object({
  items: z.readonly(z.array(z.object(summaryFields))),
  next: z.optional(userPlace),
}) satisfies z.ZodMiniType<PageOf<UserSummary>>;

export const userQuery = z.strictObject({ userId: identifier }) satisfies z.ZodMiniType<UserQuery>;

export const blocking = z.strictObject({
  userId: identifier,
  reason: text(MAX_BLOCK_REASON_LENGTH).check(
    z.refine((reason) => isBlockReason(reason), { error: 'must have five characters between its blanks' }),
  ),
}) satisfies z.ZodMiniType<UserBlocking>;

/** End of a page of a log: the moment in milliseconds, the recorder and the id of its last line. */
const logPlace = z.string().check(z.regex(/^\d{1,15}-[123]-[1-9]\d{0,17}$/));

export const userLogQuery = z.strictObject({
  userId: identifier,
  failuresOnly: z.boolean(),
  after: z.optional(logPlace),
}) satisfies z.ZodMiniType<UserLogQuery>;

/** A line by the names of the specification (document 1, section 3: log request). */
const line = z.codec(
  z.object({
    id: z.string(),
    loglabel: z.enum(LOG_SOURCES),
    level: z.enum(LOG_LEVELS),
    time: instant,
    localtime: z.string(),
    userid: identifier,
    userlogin: z.string(),
    sessionid: z.string(),
    servicename: z.string(),
    syserror: z.string(),
    refid: z.string(),
    text: z.string(),
    trace: z.string(),
  }),
  z.custom<UserLogLine>(),
  {
    decode: (wire) => ({
      id: wire.id,
      source: wire.loglabel,
      level: wire.level,
      at: wire.time,
      localTime: wire.localtime,
      userId: wire.userid,
      userLogin: wire.userlogin,
      sessionId: wire.sessionid,
      service: wire.servicename,
      systemError: wire.syserror,
      referenceId: wire.refid,
      message: wire.text,
      trace: wire.trace,
    }),
    encode: (line) => ({
      id: line.id,
      loglabel: line.source,
      level: line.level,
      time: line.at,
      localtime: line.localTime,
      userid: line.userId,
      userlogin: line.userLogin,
      sessionid: line.sessionId,
      servicename: line.service,
      syserror: line.systemError,
      refid: line.referenceId,
      text: line.message,
      trace: line.trace,
    }),
  },
);

export const userLogPage = z.object({
  items: z.readonly(z.array(line)),
  next: z.optional(logPlace),
}) satisfies z.ZodMiniType<PageOf<UserLogLine>>;
