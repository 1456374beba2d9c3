import fc from 'fast-check';

import type { bankDirectoryOperations } from '../../src/application/operations/bankDirectories';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { POINT_SERVICES, SERVICE_POINT_KINDS } from '../../src/domain/directory/BankDirectories';
import { SERVICE_REGIONS } from '../../src/domain/payment/ServiceProvider';
import { amountOf, currency, directoryQuery, edition, localized, maybe, words } from './basicArbitraries';

const time = fc.constantFrom('00:00', '09:30', '23:59');

const image = fc.record({ contentType: words, content: fc.base64String() });

const offer = currency.chain((code) =>
  fc.record({
    currency: fc.constant(code),
    rateFrom: fc.integer({ min: 1, max: 9999 }),
    minimum: amountOf(code),
    maximum: amountOf(code),
    shortestMonths: fc.nat(),
    longestMonths: fc.nat(),
  }),
);

export const carriedByBankDirectories: {
  readonly [Code in keyof typeof bankDirectoryOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: {
    request: fc
      .tuple(directoryQuery, fc.stringMatching(/^[A-Z]{2}$/))
      .map(([query, country]) => ({ ...query, country })),
    response: edition(fc.array(fc.record({ id: words, name: localized, region: maybe(words) }), { maxLength: 3 })),
  },
  GET_SERVICE_POINTS: {
    request: directoryQuery,
    response: edition(
      fc.array(
        fc.record({
          id: words,
          kind: fc.constantFrom(...SERVICE_POINT_KINDS),
          name: localized,
          address: localized,
          region: fc.constantFrom(...SERVICE_REGIONS),
          latitude: fc.double({ min: 39, max: 44, noNaN: true }),
          longitude: fc.double({ min: 69, max: 81, noNaN: true }),
          hours: fc.array(
            fc.record({ days: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }), from: time, to: time }),
            { maxLength: 2 },
          ),
          services: fc.subarray([...POINT_SERVICES]),
          phone: maybe(fc.constantFrom('+996312001200', '+996555123456')),
        }),
        { maxLength: 2 },
      ),
    ),
  },
  GET_AD_BLOCKS: {
    request: directoryQuery,
    response: edition(
      fc.array(fc.record({ id: words, title: localized, text: localized, route: words, image: maybe(image) }), {
        maxLength: 2,
      }),
    ),
  },
  GET_LOAN_PRODUCTS: {
    request: directoryQuery,
    response: edition(
      fc.array(fc.record({ id: words, name: localized, offers: fc.array(offer, { maxLength: 2 }) }), { maxLength: 2 }),
    ),
  },
  GET_SHOP_PRODUCTS: {
    request: directoryQuery,
    response: edition(
      fc.array(fc.record({ code: words, name: localized, price: maybe(amountOf('KGS')), image: maybe(image) }), {
        maxLength: 2,
      }),
    ),
  },
  GET_CHAT_TOPICS: {
    request: directoryQuery,
    response: edition(fc.array(fc.record({ id: words, name: localized }), { maxLength: 3 })),
  },
};
