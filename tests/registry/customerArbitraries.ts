import fc from 'fast-check';

import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { SIGNATURE_PLACES } from '../../src/domain/corporate/Signer';
import { FILE_EXTENSIONS } from '../../src/domain/file/fileRules';
import { PASSPORT_VIOLATIONS, PASSPORT_SERIES } from '../../src/domain/user/Passport';
import type { Passport } from '../../src/domain/user/Passport';
import {
  currency,
  day,
  identifier,
  instant,
  localized,
  maybe,
  nothing,
  operationId,
  version,
  waitingChange,
  words,
} from './basicArbitraries';

const bytes = fc.uint8Array({ maxLength: 100 }).map((some) => new Uint8Array(some));
const picture = maybe(bytes);
const extension = fc.constantFrom(...FILE_EXTENSIONS);
const uuid = fc.uuid().map((text) => text.toLowerCase());
const passport: fc.Arbitrary<Passport> = fc.record({
  series: fc.constantFrom(...PASSPORT_SERIES),
  number: fc.stringMatching(/^\d{7}$/),
  issuedBy: fc.stringMatching(/^[А-Яа-я0-9][А-Яа-я0-9 -]{1,48}[А-Яа-я0-9]$/),
  issuedOn: day,
  expiresOn: day,
  inn: fc.stringMatching(/^\d{14}$/),
  address: fc.stringMatching(/^[А-Яа-я0-9.]{2}[А-Яа-я0-9 .]{1,96}[А-Яа-я0-9.]{2}$/),
});
const application = fc.record({
  passport,
  scans: fc.array(uuid, { maxLength: 4 }),
  submittedAt: instant,
  status: fc.constantFrom('review' as const, 'approved', 'rejected'),
  decidedAt: maybe(instant),
  violation: maybe(fc.constantFrom(...PASSPORT_VIOLATIONS)),
});

/** Arbitrary requests and responses of the personal data operations. */
export const carriedByCustomer = {
  UPLOAD_FILE: {
    request: fc.record({ documentId: operationId, extension, bytes }),
    response: fc.record({ uuid, extension, size: fc.integer({ min: 1, max: 5_000_000 }) }),
  },
  GET_FILE_BY_UUID: { request: fc.record({ uuid }), response: fc.record({ name: words, contentType: words, bytes }) },
  SET_AVATAR: { request: fc.record({ picture }), response: fc.record({ dataVersion: version }) },
  GET_AVATAR: { request: nothing, response: fc.record({ dataVersion: version, picture }) },
  GET_PERSONAL_DATA: {
    request: nothing,
    response: fc.record({ phone: words, email: words, passport: maybe(passport), application: maybe(application) }),
  },
  EDIT_PASSPORT_DATA: {
    request: fc.record({ operationId, passport, files: fc.uniqueArray(uuid, { minLength: 1, maxLength: 4 }) }),
    response: waitingChange,
  },
  GET_CORP_CUSTOMER_DATA: {
    request: nothing,
    response: fc.record({
      customerNumber: words,
      name: localized,
      inn: words,
      okpo: words,
      address: localized,
      phone: words,
      isTokenOnly: fc.boolean(),
      users: fc.array(fc.record({ id: identifier, fullName: localized, rights: fc.subarray([...COMPANY_RIGHTS]) }), {
        maxLength: 3,
      }),
    }),
  },
  GET_CORP_EMPLOYESS: {
    request: nothing,
    response: fc.record({
      employees: fc.array(
        fc.record({
          userId: identifier,
          fullName: localized,
          position: maybe(localized),
          rights: fc.subarray([...COMPANY_RIGHTS]),
          signaturePlace: maybe(fc.constantFrom(...SIGNATURE_PLACES)),
          operations: maybe(fc.array(words, { maxLength: 3 })),
          accounts: maybe(
            fc.array(fc.record({ accountId: identifier, number: words, name: words, currency, works: fc.boolean() }), {
              maxLength: 3,
            }),
          ),
        }),
        { maxLength: 3 },
      ),
    }),
  },
};

const email = fc.stringMatching(/^[a-z0-9]{1,20}@[a-z]{1,20}\.[a-z]{2,6}$/);

/** Arbitrary requests and responses of the contact operations. */
export const carriedByContacts = {
  GET_CONFIRMATION_CODE_BY_EMAIL: {
    request: fc.record({ email }),
    response: fc.record({
      email,
      isLastTry: fc.boolean(),
      expiresAt: instant,
      resendAfterSeconds: fc.nat({ max: 30 }),
    }),
  },
  CHANGE_EMAIL: {
    request: fc.record({ operationId, email, emailOtp: fc.stringMatching(/^\d{6}$/) }),
    response: waitingChange,
  },
};
