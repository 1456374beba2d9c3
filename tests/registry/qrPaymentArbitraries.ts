import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { qrPaymentOperations } from '../../src/application/operations/qrPayments';
import { QR_USES } from '../../src/domain/qr/QrPayment';
import { identifier, instant, maybe, operationId, positiveAmountOf, typedWords, words } from './basicArbitraries';
import { preview } from './transferArbitraries';

/** Arbitrary requests and responses of the QR payment operations. */
export const carriedByQrPayments: {
  readonly [Code in keyof typeof qrPaymentOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  ELQR_GENERATE_URL: {
    request: fc.record({
      accountId: identifier,
      amount: maybe(positiveAmountOf('KGS')),
      purpose: fc.constantFrom('', 'Стол 5', '办公室'),
      use: fc.constantFrom(...QR_USES),
    }),
    response: fc.record({ link: words, expiresAt: maybe(instant) }),
  },
  MAKE_QR_PAYMENT: {
    request: fc.record({
      operationId,
      debitAccountId: identifier,
      qr: typedWords,
      amount: positiveAmountOf('KGS'),
      purpose: fc.constantFrom('', 'За обед'),
    }),
    response: preview,
  },
};
