import { createHash } from 'node:crypto';

import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { NewPasskey, PasskeyProof } from '../../../src/domain/user/Passkey';
import type { PasskeyPayload } from '../../db/Tables';
import type { PasskeySite } from '../../kernel/addressSettings';

/** COSE numbers of the accepted signature algorithms: ES256, EdDSA and RS256, as every kind of device has one of them. */
export const PASSKEY_ALGORITHMS: readonly number[] = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

type Unfit = Failure<'PASSKEY_NOT_VALID' | 'PASSKEY_FOREIGN_ORIGIN' | 'PASSKEY_USER_NOT_VERIFIED'>;

/** Challenge and origin a browser has written into its answer; undefined for a text that is no such data. */
export function readClientData(
  clientData: string,
): { readonly challenge: string; readonly origin: string } | undefined {
  try {
    const { challenge, origin }: { challenge: unknown; origin: unknown } = decodeClientDataJSON(clientData);
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : undefined;
  } catch {
    return undefined;
  }
}

/** Passkey as the database has it. */
export interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
}

/** Facts of a valid signature. */
interface ProvenPasskey {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/**
 * Checks the answer of a browser that has made a passkey: its origin and site, that the device has verified the user, the key itself. The
 * kind of the device is not asked for (docs/adr/0194). The challenge must have been taken before.
 */
export async function checkNewPasskey(
  { credentialId, clientData, attestation, transports }: NewPasskey,
  challenge: string,
  site: PasskeySite,
): Promise<Result<Omit<PasskeyPayload, 'name'>, Unfit>> {
  const authenticatorData = authenticatorDataOf(attestation);
  const unfit =
    authenticatorData === undefined ? 'PASSKEY_NOT_VALID' : unfitness({ clientData, authenticatorData }, site);
  if (unfit !== undefined) {
    return refusal({ code: unfit });
  }
  try {
    const checked = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON: clientData, attestationObject: attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    const made = checked.verified ? checked.registrationInfo : undefined;
    if (made === undefined || made.credential.id !== credentialId) {
      return refusal({ code: 'PASSKEY_NOT_VALID' });
    }
    return success({
      credentialId,
      publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: [...transports],
      isBackedUp: made.credentialBackedUp,
    });
  } catch {
    return refusal({ code: 'PASSKEY_NOT_VALID' });
  }
}

/**
 * Checks the signature of a passkey over a challenge, which must have been taken before. The counter is returned and not compared, so that
 * a copied key gets a failure of its own.
 */
export async function checkProof(
  { credentialId, clientData, authenticatorData, signature }: PasskeyProof,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: StoredPasskey },
  site: PasskeySite,
): Promise<Result<ProvenPasskey, Unfit>> {
  const unfit = unfitness({ clientData, authenticatorData: Buffer.from(authenticatorData, 'base64url') }, site);
  if (unfit !== undefined) {
    return refusal({ code: unfit });
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON: clientData, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: NOT_COMPARED },
    });
    return verified
      ? success({ counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp })
      : refusal({ code: 'PASSKEY_NOT_VALID' });
  } catch {
    return refusal({ code: 'PASSKEY_NOT_VALID' });
  }
}

/** Counter below every one a device may send. */
const NOT_COMPARED = 0;

interface AnsweredBytes {
  readonly clientData: string;
  readonly authenticatorData: Uint8Array;
}

/** Layout of authenticator data (WebAuthn, section 6.1): hash of the site, then a byte of flags. */
const SITE_HASH_BYTES = 32;
const USER_VERIFIED = 0x04;

/** Named reason against an answer that is signed correctly, such as one given to another site. */
function unfitness({ clientData, authenticatorData }: AnsweredBytes, site: PasskeySite): Unfit['code'] | undefined {
  const flags = authenticatorData[SITE_HASH_BYTES];
  if (flags === undefined) {
    return 'PASSKEY_NOT_VALID';
  }
  const siteHash = createHash('sha256').update(site.id).digest();
  if (
    readClientData(clientData)?.origin !== site.origin ||
    !siteHash.equals(authenticatorData.subarray(0, SITE_HASH_BYTES))
  ) {
    return 'PASSKEY_FOREIGN_ORIGIN';
  }
  return (flags & USER_VERIFIED) === 0 ? 'PASSKEY_USER_NOT_VERIFIED' : undefined;
}

function authenticatorDataOf(attestation: string): Uint8Array | undefined {
  try {
    return decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url'))).get('authData');
  } catch {
    return undefined;
  }
}
