import fc from 'fast-check';

import type { administrationOperations } from '../../src/application/operations/administration';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { BANK_BEHAVIORS, USER_ACT_KINDS } from '../../src/domain/administration/BankStatus';
import { LOG_LEVELS, LOG_SOURCES } from '../../src/domain/administration/UserLog';
import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { SIGNATURE_PLACES } from '../../src/domain/corporate/Signer';
import { OTP_TYPES } from '../../src/domain/user/ProfileChange';
import {
  identifier as id,
  instant,
  localized,
  maybe,
  nothing,
  version as dataVersion,
  typedWords,
  words,
} from './basicArbitraries';

const behavior = fc.constantFrom(...BANK_BEHAVIORS);
const banner = fc.record({ ru: typedWords, en: typedWords, kg: typedWords, cn: typedWords });
const status = { text: banner, showsText: fc.boolean(), behavior };
const settings = fc.record({ ...status, dataVersion, changedAt: instant, changedBy: maybe(words) });

const act = { id, at: instant, by: words };
const statusAct = fc.record({
  ...act,
  kind: fc.constant('status' as const),
  before: fc.record(status),
  after: fc.record(status),
});
const userAct = fc.record({
  ...act,
  kind: fc.constantFrom(...USER_ACT_KINDS),
  user: fc.record({ userId: id, login: words }),
  reason: words,
});

const summary = {
  userId: id,
  login: words,
  fullName: localized,
  customer: fc.record({ kind: fc.constantFrom('I' as const, 'C' as const), customerNumber: words, name: localized }),
  isBlocked: fc.boolean(),
  isAdministrator: fc.boolean(),
};
const count = fc.nat({ max: 50 });
const user = fc.record({
  ...summary,
  inn: words,
  phone: words,
  position: maybe(localized),
  isEmployee: fc.boolean(),
  rights: maybe(
    fc.record({
      rights: fc.subarray([...COMPANY_RIGHTS]),
      signaturePlace: maybe(fc.constantFrom(...SIGNATURE_PLACES)),
      operations: maybe(fc.array(words, { maxLength: 3 })),
      accounts: maybe(fc.record({ seen: count, works: count })),
    }),
  ),
  otpType: fc.constantFrom(...OTP_TYPES),
  createdAt: instant,
  lastSignInAt: maybe(instant),
  knownDevices: count,
  onlyKnownDevices: fc.boolean(),
  block: maybe(fc.record({ reason: words, at: instant, by: words })),
  locks: fc.record({ loginUntil: maybe(instant), lockedDevices: count, confirmationsUntil: maybe(instant) }),
});

const place = fc
  .tuple(fc.nat(), fc.constantFrom(1, 2, 3), fc.integer({ min: 1 }))
  .map(([at, source, row]) => `${at}-${source}-${row}`);
const line = {
  id: words,
  source: fc.constantFrom(...LOG_SOURCES),
  level: fc.constantFrom(...LOG_LEVELS),
  at: instant,
  localTime: words,
  userId: id,
  userLogin: words,
  sessionId: words,
  service: words,
  systemError: words,
  referenceId: words,
  message: words,
  trace: words,
};

export const carriedByAdministration: {
  readonly [Code in keyof typeof administrationOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_IBANK_STATUS_SETTINGS: { request: nothing, response: settings },
  SET_IBANK_STATUS: {
    request: fc.record({ ...status, showsText: fc.constant(false), dataVersion }),
    response: settings,
  },
  GET_DIRECTORY_EDITIONS: {
    request: nothing,
    response: fc.array(fc.record({ name: words, dataVersion, changedAt: instant, changedBy: words }), { maxLength: 3 }),
  },
  GET_ADMIN_AUDIT: {
    request: nothing,
    response: fc.array(fc.oneof(statusAct, userAct), { maxLength: 3 }),
  },
  GET_ADMIN_USERS: {
    request: fc.record({ text: fc.constantFrom('', 'ai', 'Эркин Асанов', '0555 00 01 01'), after: maybe(id) }),
    response: fc.record({ items: fc.array(fc.record(summary), { maxLength: 3 }), next: maybe(id) }),
  },
  GET_ADMIN_USER: { request: fc.record({ userId: id }), response: user },
  GET_ADMIN_USER_LOG: {
    request: fc.record({ userId: id, failuresOnly: fc.boolean(), after: maybe(place) }),
    response: fc.record({ items: fc.array(fc.record(line), { maxLength: 3 }), next: maybe(place) }),
  },
  BLOCK_USER: {
    request: fc.record({ userId: id, reason: fc.constantFrom('Телефон украден', 'lost phone') }),
    response: user,
  },
  UNBLOCK_USER: { request: fc.record({ userId: id }), response: user },
};
