import * as z from 'zod/mini';

import type { passkeyOperations } from '../../application/operations/passkeys';
import { MAX_PASSKEY_NAME } from '../../domain/user/Passkey';
import type { PasskeyTerms } from '../../domain/user/Passkey';
import type { AdaptersFor } from './adapter';
import { filledLine, identifier, instant, nothing, operationId } from './codecs';
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
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        credentialId,
        transports: [...transports],
      })),
    }),
  },
);

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
} satisfies AdaptersFor<typeof passkeyOperations>;
