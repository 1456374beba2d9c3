import fc from 'fast-check';

import type { administrationOperations } from '../../src/application/operations/administration';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { BANK_BEHAVIORS } from '../../src/domain/administration/BankStatus';
import {
  identifier as id,
  instant,
  localized,
  maybe,
  nothing,
  version as dataVersion,
  words,
} from './basicArbitraries';

const behavior = fc.constantFrom(...BANK_BEHAVIORS);
const status = { text: localized, showsText: fc.boolean(), behavior };
const settings = fc.record({ ...status, dataVersion, changedAt: instant, changedBy: maybe(words) });

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
    response: fc.array(fc.record({ id, at: instant, by: words, before: fc.record(status), after: fc.record(status) }), {
      maxLength: 3,
    }),
  },
};
