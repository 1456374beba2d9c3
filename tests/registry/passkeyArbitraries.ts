import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { passkeyOperations } from '../../src/application/operations/passkeys';
import { money } from '../../src/domain/money/Money';
import { identifier, instant, maybe, nothing, operationId, waitingChange, words } from './basicArbitraries';

const bytes = fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/);
const name = fc.stringMatching(/^[a-zA-Zа-яА-Я0-9]{1,60}$/);
const soms = fc.bigInt(0n, 10_000_000n).map((minor) => money(minor, 'KGS'));
const descriptor = {
  credentialId: bytes,
  transports: fc.array(fc.constantFrom('internal', 'usb', 'hybrid', 'smart-card'), { maxLength: 4 }),
};

type Carried = {
  readonly [Code in keyof typeof passkeyOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
};

export const carriedByPasskeys: Carried = {
  GET_PASSKEYS: {
    request: nothing,
    response: fc.array(
      fc.record({
        id: identifier,
        name: words,
        addedAt: instant,
        lastUsedAt: maybe(instant),
        isBackedUp: fc.boolean(),
      }),
    ),
  },
  GET_PASSKEY_OPTIONS: {
    request: nothing,
    response: fc.record({
      challenge: bytes,
      siteId: words,
      siteName: words,
      userHandle: bytes,
      login: words,
      existing: fc.array(fc.record(descriptor)),
      algorithms: fc.array(fc.integer()),
      validSeconds: fc.nat(),
    }),
  },
  ADD_PASSKEY: {
    request: fc.record({
      operationId,
      name,
      passkey: fc.record({ ...descriptor, clientData: bytes, attestation: bytes }),
    }),
    response: waitingChange,
  },
  RENAME_PASSKEY: { request: fc.record({ passkeyId: identifier, name }), response: nothing },
  REMOVE_PASSKEY: { request: fc.record({ passkeyId: identifier }), response: nothing },
  GET_PASSKEY_CEILING: { request: nothing, response: fc.record({ ceiling: soms, max: soms }) },
  LOWER_PASSKEY_CEILING: { request: fc.record({ ceiling: soms }), response: nothing },
  CHANGE_PASSKEY_CEILING: { request: fc.record({ operationId, ceiling: soms }), response: waitingChange },
  GET_PASSKEY_CONFIRMATION: {
    request: fc.record({ operationId }),
    response: fc.record({
      challenge: bytes,
      siteId: words,
      validSeconds: fc.nat(),
      accepted: fc.array(fc.record(descriptor)),
    }),
  },
  GET_PASSKEY_CODE: {
    request: fc.record({
      operationId,
      proof: fc.record({
        credentialId: bytes,
        clientData: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: fc.oneof(fc.constant(''), bytes),
      }),
    }),
    response: fc.record({ otp: fc.stringMatching(/^\d{6}$/), expiresAt: instant }),
  },
};
