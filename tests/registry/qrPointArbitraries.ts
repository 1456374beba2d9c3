import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { qrPointOperations } from '../../src/application/operations/qrPoints';
import type { QrPoint } from '../../src/domain/qr/QrPoint';
import {
  accountNumber,
  amountOf,
  identifier,
  instant,
  localized,
  maybe,
  nothing,
  operationId,
  words,
} from './basicArbitraries';

const hash = fc.stringMatching(/^[0-9a-f]{32}$/);
const user = fc.record({ userId: identifier, fullName: localized });

const fields = {
  name: fc.constantFrom('Кафе', 'Ala-Too кафеси', '咖啡馆'),
  address: fc.constantFrom('Бишкек, Киевская, 96', 'Ош'),
  salesPointId: fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
  accountId: maybe(identifier),
  isActive: fc.boolean(),
  userIds: fc.uniqueArray(identifier, { maxLength: 5 }),
};

const point: fc.Arbitrary<QrPoint> = fc.record({
  id: identifier,
  hash,
  name: words,
  address: words,
  salesPointId: words,
  isActive: fc.boolean(),
  isLinked: fc.boolean(),
  account: maybe(fc.record({ id: identifier, number: accountNumber })),
  users: fc.array(user, { maxLength: 3 }),
  link: words,
  turnover: fc.record({ amount: amountOf('KGS'), count: fc.nat() }),
  createdAt: instant,
  archivedAt: maybe(instant),
});

const points = fc.array(point, { maxLength: 3 });

/** Arbitrary requests and responses of the points of sale. */
export const carriedByQrPoints: {
  readonly [Code in keyof typeof qrPointOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  CREATE_QR_ACCOUNT_DATA_CORP_USERS: { request: fc.record({ operationId, ...fields }), response: point },
  SEARCH_QR_ACCOUNT_DATA: {
    request: fc.record({
      text: maybe(fc.constantFrom('кафе', 'TT-1')),
      isActive: maybe(fc.boolean()),
      isLinked: maybe(fc.boolean()),
    }),
    response: fc.record({ points, isRegistered: fc.boolean() }),
  },
  GET_QR_ACCOUNT_DATA_BY_HASH: {
    request: fc.record({ hash }),
    response: fc.record({
      point,
      payments: fc.array(
        fc.record({ id: identifier, amount: amountOf('KGS'), payer: words, payerBank: maybe(words), at: instant }),
        { maxLength: 3 },
      ),
    }),
  },
  UPDATE_QR_ACCOUNT_DATA_BY_ID: { request: fc.record({ pointId: identifier, ...fields }), response: point },
  DELETE_QR_ACCOUNT_DATA_BY_ID: { request: fc.record({ pointId: identifier }), response: nothing },
  GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID: {
    request: fc.record({ pointId: maybe(identifier) }),
    response: fc.array(
      fc.record({ userId: identifier, fullName: localized, isRegistered: fc.boolean(), isLinked: fc.boolean() }),
      { maxLength: 3 },
    ),
  },
  GET_ARCHIVE_QR_DATA: {
    request: fc.record({ cursor: maybe(identifier) }),
    response: fc.record({ points, next: maybe(identifier) }),
  },
};
