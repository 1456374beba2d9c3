import * as z from 'zod/mini';

import type {
  PasskeyCeilingChange,
  PasskeyCeilingRequest,
  passkeyOperations,
} from '../../application/operations/passkeys';
import { MAX_PASSKEY_NAME } from '../../domain/user/Passkey';
import type { PasskeyConfirmation, PasskeyDescriptor, PasskeyTerms } from '../../domain/user/Passkey';
import type { PasskeyCeiling } from '../../domain/user/passkeyCeiling';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  decodeAmount,
  encodeAmount,
  filledLine,
  identifier,
  instant,
  nothing,
  operationId,
} from './codecs';
import { waitingChange } from './security';

const CREDENTIAL_ID_LENGTH = 1400;
const CLIENT_DATA_LENGTH = 4096;
const ATTESTATION_LENGTH = 16_384;

/** Bytes in base64url, at most `max` characters. */
function base64Url(max: number) {
  return z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max));
}

const descriptor = {
  credentialId: base64Url(CREDENTIAL_ID_LENGTH),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
};

function descriptorsOf(passkeys: readonly PasskeyDescriptor[]) {
  return passkeys.map(({ credentialId, transports }) => ({ credentialId, transports: [...transports] }));
}

const name = filledLine(1, MAX_PASSKEY_NAME);

const terms = z.codec(
  z.object({
    challenge: base64Url(CLIENT_DATA_LENGTH),
    rpId: z.string(),
    rpName: z.string(),
    userHandle: base64Url(CREDENTIAL_ID_LENGTH),
    userName: z.string(),
    excludeCredentials: z.array(z.object(descriptor)),
    algorithms: z.array(z.int()),
    validSeconds: z.int(),
  }),
  z.custom<PasskeyTerms>(),
  {
    decode: ({ rpId, rpName, userName, excludeCredentials, ...same }) => ({
      ...same,
      siteId: rpId,
      siteName: rpName,
      login: userName,
      existing: excludeCredentials,
    }),
    encode: ({ siteId, siteName, login, existing, ...same }) => ({
      ...same,
      algorithms: [...same.algorithms],
      rpId: siteId,
      rpName: siteName,
      userName: login,
      excludeCredentials: descriptorsOf(existing),
    }),
  },
);

const confirmation = z.codec(
  z.object({
    challenge: base64Url(CLIENT_DATA_LENGTH),
    rpId: z.string(),
    validSeconds: z.int(),
    allowCredentials: z.array(z.object(descriptor)),
  }),
  z.custom<PasskeyConfirmation>(),
  {
    decode: ({ rpId, allowCredentials, ...same }) => ({ ...same, siteId: rpId, accepted: allowCredentials }),
    encode: ({ siteId, accepted, ...same }) => ({ ...same, rpId: siteId, allowCredentials: descriptorsOf(accepted) }),
  },
);

/** An amount in soms that is zero or more, at most ten digits before the point. */
const ceilingText = z.string().check(z.regex(/^\d{1,10}\.\d{2}$/));

const soms = (wire: string) => decodeAmount(wire, 'KGS');

const ceiling = z.codec(z.object({ ceiling: amountText, maxAmount: amountText }), z.custom<PasskeyCeiling>(), {
  decode: (wire) => ({ ceiling: soms(wire.ceiling), max: soms(wire.maxAmount) }),
  encode: (domain) => ({ ceiling: encodeAmount(domain.ceiling), maxAmount: encodeAmount(domain.max) }),
});

const lowerCeiling = z.codec(z.strictObject({ ceiling: ceilingText }), z.custom<PasskeyCeilingRequest>(), {
  decode: (wire) => ({ ceiling: soms(wire.ceiling) }),
  encode: (domain) => ({ ceiling: encodeAmount(domain.ceiling) }),
});

const otherCeiling = z.codec(z.strictObject({ operationId, ceiling: ceilingText }), z.custom<PasskeyCeilingChange>(), {
  decode: (wire) => ({ operationId: wire.operationId, ceiling: soms(wire.ceiling) }),
  encode: (domain) => ({ operationId: domain.operationId, ceiling: encodeAmount(domain.ceiling) }),
});

export const passkeyAdapters = {
  GET_PASSKEYS: {
    request: nothing,
    response: z.array(
      z.object({
        id: identifier,
        name: z.string(),
        addedAt: instant,
        lastUsedAt: z.optional(instant),
        isBackedUp: z.boolean(),
      }),
    ),
  },
  GET_PASSKEY_OPTIONS: { request: nothing, response: terms },
  ADD_PASSKEY: {
    request: z.strictObject({
      operationId,
      name,
      passkey: z.strictObject({
        ...descriptor,
        clientData: base64Url(CLIENT_DATA_LENGTH),
        attestation: base64Url(ATTESTATION_LENGTH),
      }),
    }),
    response: waitingChange,
  },
  RENAME_PASSKEY: { request: z.strictObject({ passkeyId: identifier, name }), response: nothing },
  REMOVE_PASSKEY: { request: z.strictObject({ passkeyId: identifier }), response: nothing },
  GET_PASSKEY_CEILING: { request: nothing, response: ceiling },
  LOWER_PASSKEY_CEILING: { request: lowerCeiling, response: nothing },
  CHANGE_PASSKEY_CEILING: { request: otherCeiling, response: waitingChange },
  GET_PASSKEY_CONFIRMATION: { request: z.strictObject({ operationId }), response: confirmation },
  GET_PASSKEY_CODE: {
    request: z.strictObject({
      operationId,
      proof: z.strictObject({
        credentialId: base64Url(CREDENTIAL_ID_LENGTH),
        clientData: base64Url(CLIENT_DATA_LENGTH),
        authenticatorData: base64Url(CLIENT_DATA_LENGTH),
        signature: base64Url(CLIENT_DATA_LENGTH),
        userHandle: z.union([z.literal(''), base64Url(CREDENTIAL_ID_LENGTH)]),
      }),
    }),
    response: z.object({ otp: z.string(), expiresAt: instant }),
  },
} satisfies AdaptersFor<typeof passkeyOperations>;
