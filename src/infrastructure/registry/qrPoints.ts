import * as z from 'zod/mini';

import type {
  NewQrPoint,
  QrArchivePage,
  QrPointChange,
  QrPointEmployeesQuery,
  qrPointOperations,
  QrPointSearch,
  QrPoints,
  QrPointTill,
} from '../../application/operations/qrPoints';
import type { QrPoint, QrPointEmployee, QrPointFields, QrPointPayment } from '../../domain/qr/QrPoint';
import {
  MAX_POINT_ADDRESS_LENGTH,
  MAX_POINT_NAME_LENGTH,
  MAX_POINT_USERS,
  POINT_HASH,
  SALES_POINT_ID,
} from '../../domain/qr/QrPoint';
import { WORDED } from '../../domain/text/lettering';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  line,
  localizedText,
  nothing,
  operationId,
} from './codecs';

const MAX_SEARCH_LENGTH = 100;

const hash = z.string().check(z.regex(POINT_HASH));

/** A line of a code with two letters or digits: codes have no characters of two halves. */
function codeLine(max: number) {
  return line(max).check(z.regex(/^[^\u{10000}-\u{10ffff}]*$/u), z.regex(WORDED));
}

const fields = {
  name: codeLine(MAX_POINT_NAME_LENGTH),
  address: codeLine(MAX_POINT_ADDRESS_LENGTH),
  salesPointId: z.string().check(z.regex(SALES_POINT_ID)),
  accountId: z.optional(identifier),
  active: z.boolean(),
  userIds: z.array(identifier).check(
    z.maxLength(MAX_POINT_USERS),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'must have different items' }),
  ),
};

interface WireFields {
  readonly name: string;
  readonly address: string;
  readonly salesPointId: string;
  readonly accountId?: string | undefined;
  readonly active: boolean;
  readonly userIds: string[];
}

function readFields({ name, address, salesPointId, accountId, active, userIds }: WireFields): QrPointFields {
  return { name: name.trim(), address: address.trim(), salesPointId, accountId, isActive: active, userIds };
}

function writtenFields({ name, address, salesPointId, accountId, isActive, userIds }: QrPointFields): WireFields {
  return { name, address, salesPointId, accountId, active: isActive, userIds: [...userIds] };
}

const newPoint = z.codec(z.strictObject({ operationId, ...fields }), z.custom<NewQrPoint>(), {
  decode: ({ operationId: id, ...wire }) => ({ operationId: id, ...readFields(wire) }),
  encode: ({ operationId: id, ...domain }) => ({ operationId: id, ...writtenFields(domain) }),
});

const pointChange = z.codec(z.strictObject({ pointId: identifier, ...fields }), z.custom<QrPointChange>(), {
  decode: ({ pointId, ...wire }) => ({ pointId, ...readFields(wire) }),
  encode: ({ pointId, ...domain }) => ({ pointId, ...writtenFields(domain) }),
});

const user = z.object({ userId: identifier, fullName: localizedText });

const point = z.codec(
  z.object({
    id: identifier,
    hash,
    name: z.string(),
    address: z.string(),
    salesPointId: z.string(),
    active: z.boolean(),
    linked: z.boolean(),
    accountId: z.optional(identifier),
    accountNo: z.optional(z.string()),
    users: z.array(user),
    url: z.string(),
    turnover: z.object({ amountCredit: amountText, creditCount: z.int() }),
    created: instant,
    archived: z.optional(instant),
  }),
  z.custom<QrPoint>(),
  {
    decode: (wire) => ({
      id: wire.id,
      hash: wire.hash,
      name: wire.name,
      address: wire.address,
      salesPointId: wire.salesPointId,
      isActive: wire.active,
      isLinked: wire.linked,
      account:
        wire.accountId === undefined || wire.accountNo === undefined
          ? undefined
          : { id: wire.accountId, number: wire.accountNo },
      users: wire.users,
      link: wire.url,
      turnover: { amount: decodeAmount(wire.turnover.amountCredit, 'KGS'), count: wire.turnover.creditCount },
      createdAt: wire.created,
      archivedAt: wire.archived,
    }),
    encode: (domain) => ({
      id: domain.id,
      hash: domain.hash,
      name: domain.name,
      address: domain.address,
      salesPointId: domain.salesPointId,
      active: domain.isActive,
      linked: domain.isLinked,
      accountId: domain.account?.id,
      accountNo: domain.account?.number,
      users: [...domain.users],
      url: domain.link,
      turnover: { amountCredit: encodeAmount(domain.turnover.amount), creditCount: domain.turnover.count },
      created: domain.createdAt,
      archived: domain.archivedAt,
    }),
  },
);

const payment = z.codec(
  z.object({
    txnId: identifier,
    amountCredit: amountText,
    ccy: z.literal('KGS'),
    payer: z.string(),
    payerBank: z.optional(z.string()),
    created: instant,
  }),
  z.custom<QrPointPayment>(),
  {
    decode: (wire) => ({
      id: wire.txnId,
      amount: decodeAmount(wire.amountCredit, wire.ccy),
      payer: wire.payer,
      payerBank: wire.payerBank,
      at: wire.created,
    }),
    encode: (domain) => ({
      txnId: domain.id,
      amountCredit: encodeAmount(domain.amount),
      ccy: 'KGS' as const,
      payer: domain.payer,
      payerBank: domain.payerBank,
      created: domain.at,
    }),
  },
);

const search = z.codec(
  z.strictObject({
    text: z.optional(line(MAX_SEARCH_LENGTH)),
    active: z.optional(z.boolean()),
    linked: z.optional(z.boolean()),
  }),
  z.custom<QrPointSearch>(),
  {
    decode: ({ text, active, linked }) => ({ text, isActive: active, isLinked: linked }),
    encode: ({ text, isActive, isLinked }) => ({ text, active: isActive, linked: isLinked }),
  },
);

const points = z.codec(z.object({ points: z.array(point), registered: z.boolean() }), z.custom<QrPoints>(), {
  decode: ({ points: found, registered }) => ({ points: found, isRegistered: registered }),
  encode: ({ points: found, isRegistered }) => ({ points: [...found], registered: isRegistered }),
});

const till = z.codec(z.object({ point, payments: z.array(payment) }), z.custom<QrPointTill>(), {
  decode: (wire) => wire,
  encode: (domain) => ({ point: domain.point, payments: [...domain.payments] }),
});

const employee = z.codec(
  z.object({ userId: identifier, fullName: localizedText, registered: z.boolean(), linked: z.boolean() }),
  z.custom<QrPointEmployee>(),
  {
    decode: ({ registered, linked, ...wire }) => ({ ...wire, isRegistered: registered, isLinked: linked }),
    encode: ({ isRegistered, isLinked, ...domain }) => ({ ...domain, registered: isRegistered, linked: isLinked }),
  },
);

const employees = z.codec(z.object({ employees: z.array(employee) }), z.custom<readonly QrPointEmployee[]>(), {
  decode: (wire) => wire.employees,
  encode: (domain) => ({ employees: [...domain] }),
});

const employeesQuery = z.codec(z.strictObject({ pointId: z.optional(identifier) }), z.custom<QrPointEmployeesQuery>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const archive = z.codec(z.object({ points: z.array(point), next: z.optional(identifier) }), z.custom<QrArchivePage>(), {
  decode: ({ points: found, next }) => ({ points: found, next }),
  encode: ({ points: found, next }) => ({ points: [...found], next }),
});

export const qrPointAdapters = {
  CREATE_QR_ACCOUNT_DATA_CORP_USERS: { request: newPoint, response: point },
  SEARCH_QR_ACCOUNT_DATA: { request: search, response: points },
  GET_QR_ACCOUNT_DATA_BY_HASH: { request: z.strictObject({ hash }), response: till },
  UPDATE_QR_ACCOUNT_DATA_BY_ID: { request: pointChange, response: point },
  DELETE_QR_ACCOUNT_DATA_BY_ID: { request: z.strictObject({ pointId: identifier }), response: nothing },
  GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID: { request: employeesQuery, response: employees },
  GET_ARCHIVE_QR_DATA: {
    request: z.strictObject({ cursor: z.optional(identifier) }),
    response: archive,
  },
} satisfies AdaptersFor<typeof qrPointOperations>;
