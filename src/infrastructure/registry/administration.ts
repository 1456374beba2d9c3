import * as z from 'zod/mini';

import type { administrationOperations } from '../../application/operations/administration';
import {
  BANK_BEHAVIORS,
  languagesWithoutText,
  MAX_BANNER_LENGTH,
  USER_ACT_KINDS,
} from '../../domain/administration/BankStatus';
import type {
  AdministratorAct,
  BankStatus,
  BankStatusChange,
  BankStatusSettings,
  DirectoryEdition,
} from '../../domain/administration/BankStatus';
import type { AdaptersFor } from './adapter';
import {
  administeredUser,
  blocking,
  userLogPage,
  userLogQuery,
  userPage,
  userQuery,
  userSearch,
} from './administeredUsers';
import { identifier, instant, localizedText, nothing, text, wholeNumber } from './codecs';

const behavior = z.enum(BANK_BEHAVIORS);

const status = z.codec(
  z.object({ text: localizedText, shouldshowtext: z.boolean(), behaviorcode: behavior }),
  z.custom<BankStatus>(),
  {
    decode: ({ text, shouldshowtext, behaviorcode }) => ({ text, showsText: shouldshowtext, behavior: behaviorcode }),
    encode: ({ text, showsText, behavior: code }) => ({ text, shouldshowtext: showsText, behaviorcode: code }),
  },
);

const settings = z.codec(
  z.object({
    text: localizedText,
    shouldshowtext: z.boolean(),
    behaviorcode: behavior,
    dataVersion: wholeNumber,
    changedAt: instant,
    changedBy: z.optional(z.string()),
  }),
  z.custom<BankStatusSettings>(),
  {
    decode: ({ shouldshowtext, behaviorcode, ...wire }) => ({
      ...wire,
      showsText: shouldshowtext,
      behavior: behaviorcode,
      changedBy: wire.changedBy,
    }),
    encode: ({ showsText, behavior: code, ...domain }) => ({
      ...domain,
      shouldshowtext: showsText,
      behaviorcode: code,
    }),
  },
);

const banner = text(MAX_BANNER_LENGTH);

const change = z.codec(
  z.strictObject({
    text: z.strictObject({ ru: banner, en: banner, kg: banner, cn: banner }),
    shouldshowtext: z.boolean(),
    behaviorcode: behavior,
    dataVersion: wholeNumber,
  }),
  z.custom<BankStatusChange>().check(
    z.refine((status) => languagesWithoutText(status).length === 0, {
      error: 'must have a text in every language when it is shown',
    }),
  ),
  {
    decode: ({ text, shouldshowtext, behaviorcode, dataVersion }) => ({
      text,
      showsText: shouldshowtext,
      behavior: behaviorcode,
      dataVersion,
    }),
    encode: ({ text, showsText, behavior: code, dataVersion }) => ({
      text,
      shouldshowtext: showsText,
      behaviorcode: code,
      dataVersion,
    }),
  },
);

const actFields = { id: identifier, time: instant, username: z.string() };

const act = z.codec(
  z.discriminatedUnion('kind', [
    z.object({ ...actFields, kind: z.literal('status'), before: status, after: status }),
    z.object({
      ...actFields,
      kind: z.enum(USER_ACT_KINDS),
      user: z.object({ userId: identifier, login: z.string() }),
      reason: z.string(),
    }),
  ]),
  z.custom<AdministratorAct>(),
  {
    decode: ({ time, username, ...wire }) => ({ ...wire, at: time, by: username }),
    encode: ({ at, by, ...domain }) => ({ ...domain, time: at, username: by }),
  },
);

const directoryEdition = z.codec(
  z.object({ directoryName: z.string(), dataVersion: wholeNumber, changedAt: instant, changedBy: z.string() }),
  z.custom<DirectoryEdition>(),
  {
    decode: ({ directoryName, ...wire }) => ({ ...wire, name: directoryName }),
    encode: ({ name, ...domain }) => ({ ...domain, directoryName: name }),
  },
);

export const administrationAdapters = {
  GET_IBANK_STATUS_SETTINGS: { request: nothing, response: settings },
  SET_IBANK_STATUS: { request: change, response: settings },
  GET_DIRECTORY_EDITIONS: { request: nothing, response: z.array(directoryEdition) },
  GET_ADMIN_AUDIT: { request: nothing, response: z.array(act) },
  GET_ADMIN_USERS: { request: userSearch, response: userPage },
  GET_ADMIN_USER: { request: userQuery, response: administeredUser },
  GET_ADMIN_USER_LOG: { request: userLogQuery, response: userLogPage },
  BLOCK_USER: { request: blocking, response: administeredUser },
  UNBLOCK_USER: { request: userQuery, response: administeredUser },
} satisfies AdaptersFor<typeof administrationOperations>;
