import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import type { NewPasskey, PasskeyProof } from '../../src/domain/user/Passkey';

/** Terms a passkey is made on, as far as the device looks at them. */
interface MadeFor {
  readonly challenge: string;
  readonly siteId: string;
  readonly userHandle: string;
}

/** Parts of an answer that an attack, or a poor device, changes. */
export interface Deviation {
  /** Origin of the page that asks. */
  readonly origin?: string;
  readonly siteId?: string;
  /** False for a device that has not verified the user. */
  readonly isVerified?: boolean;
  /** Sent instead of the device's own count. */
  readonly counter?: number;
  /** Type of the answer in its client data. */
  readonly type?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_KEY = 0x40;

/** A device with one passkey: ES256, attestation of the kind "none" (WebAuthn, sections 6 and 8.7). */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  userHandle = '';
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #isBackedUp: boolean;

  constructor(origin: string, { isBackedUp = false }: { readonly isBackedUp?: boolean } = {}) {
    this.#origin = origin;
    this.#isBackedUp = isBackedUp;
  }

  /** Makes the passkey. */
  create(terms: MadeFor, deviation: Deviation = {}): NewPasskey {
    this.userHandle = terms.userHandle;
    const data = Buffer.concat([
      this.#head(deviation.siteId ?? terms.siteId, deviation, HAS_KEY),
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      coseKey(this.#keys.publicKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return {
      credentialId: this.credentialId.toString('base64url'),
      clientData: this.#clientData('webauthn.create', terms.challenge, deviation).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Signs a challenge; the device counts this signature. */
  sign(terms: { readonly challenge: string; readonly siteId: string }, deviation: Deviation = {}): PasskeyProof {
    this.counter += 1;
    const data = this.#head(deviation.siteId ?? terms.siteId, deviation, 0);
    const clientData = this.#clientData('webauthn.get', terms.challenge, deviation);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      credentialId: this.credentialId.toString('base64url'),
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  #head(siteId: string, { isVerified = true, counter = this.counter }: Deviation, further: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags =
      USER_PRESENT + further + (isVerified ? USER_VERIFIED : 0) + (this.#isBackedUp ? BACKUP_ELIGIBLE + BACKED_UP : 0);
    return Buffer.concat([createHash('sha256').update(siteId).digest(), Buffer.from([flags]), count]);
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.#origin } = deviation;
    return Buffer.from(JSON.stringify({ type: deviation.type ?? type, challenge, origin, crossOrigin: false }));
  }
}

/** Public key in the encoding of COSE: kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label]), cborBytes(Buffer.from(value, 'base64url'))]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

const BYTE = 0x1_00;

/** From 24 to 65 535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  const head = length < BYTE ? [0x58, length] : [0x59, Math.floor(length / BYTE), length % BYTE];
  return Buffer.concat([Buffer.from(head), bytes]);
}
