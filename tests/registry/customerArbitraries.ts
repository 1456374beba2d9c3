import fc from 'fast-check';

import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { FILE_EXTENSIONS } from '../../src/domain/file/fileRules';
import { identifier, localized, maybe, nothing, operationId, version, words } from './basicArbitraries';

const bytes = fc.uint8Array({ maxLength: 100 }).map((some) => new Uint8Array(some));
const picture = maybe(bytes);
const extension = fc.constantFrom(...FILE_EXTENSIONS);
const uuid = fc.uuid().map((text) => text.toLowerCase());
/** What the operations about who the customer is carry. */
export const carriedByCustomer = {
  UPLOAD_FILE: {
    request: fc.record({ documentId: operationId, extension, bytes }),
    response: fc.record({ uuid, extension, size: fc.integer({ min: 1, max: 5_000_000 }) }),
  },
  GET_FILE_BY_UUID: { request: fc.record({ uuid }), response: fc.record({ name: words, contentType: words, bytes }) },
  SET_AVATAR: { request: fc.record({ picture }), response: fc.record({ dataVersion: version }) },
  GET_AVATAR: { request: nothing, response: fc.record({ dataVersion: version, picture }) },
  GET_CORP_CUSTOMER_DATA: {
    request: nothing,
    response: fc.record({
      customerNumber: words,
      name: localized,
      inn: words,
      okpo: words,
      address: localized,
      phone: words,
      users: fc.array(fc.record({ id: identifier, fullName: localized, rights: fc.subarray([...COMPANY_RIGHTS]) }), { maxLength: 3 }),
    }),
  },
};
