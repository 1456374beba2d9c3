import type { Instant } from '../time/Instant';

/** Largest number of passkeys of one user. */
export const MAX_PASSKEYS = 10;

/** Longest name of a passkey, in UTF-16 units. */
export const MAX_PASSKEY_NAME = 60;

/** Passkey of a user: a key pair on a device, or in a password manager, that signs in without a password. */
export interface Passkey {
  readonly id: string;
  /** Name the user has given it. */
  readonly name: string;
  readonly addedAt: Instant;
  /** Latest sign-in; absent before the first one. */
  readonly lastUsedAt?: Instant | undefined;
  /** True when its password manager copies it to other devices of the user. */
  readonly isBackedUp: boolean;
}

/** Bytes in base64url, without padding, as WebAuthn writes them in JSON. */
export type Base64Url = string;

/** Passkey as a browser names it. */
export interface PasskeyDescriptor {
  readonly credentialId: Base64Url;
  /** Ways to reach the device, as WebAuthn names them: `internal`, `usb`, `hybrid`. */
  readonly transports: readonly string[];
}

/** Terms on which a browser makes a passkey. */
export interface PasskeyTerms {
  readonly challenge: Base64Url;
  /** Domain the passkey will belong to. */
  readonly siteId: string;
  readonly siteName: string;
  /** Identifier of the user on the device; says nothing about the user. */
  readonly userHandle: Base64Url;
  /** Login, which the device shows beside the passkey. */
  readonly login: string;
  /** Passkeys the user has; a device that holds one makes no second. */
  readonly existing: readonly PasskeyDescriptor[];
  /** COSE numbers of the signature algorithms the bank accepts, the preferred one first. */
  readonly algorithms: readonly number[];
  readonly validSeconds: number;
}

/** Challenge by which a passkey confirms one operation, which it is bound to. */
export interface PasskeyConfirmation {
  readonly challenge: Base64Url;
  /** Domain the passkeys belong to. */
  readonly siteId: string;
  readonly validSeconds: number;
  /** Passkeys of the user; another one cannot answer. */
  readonly accepted: readonly PasskeyDescriptor[];
}

/** Answer of a browser that has made a passkey. */
export interface NewPasskey extends PasskeyDescriptor {
  readonly clientData: Base64Url;
  readonly attestation: Base64Url;
}

/** Answer of a browser that has signed a challenge with a passkey. */
export interface PasskeyProof {
  readonly credentialId: Base64Url;
  readonly clientData: Base64Url;
  readonly authenticatorData: Base64Url;
  readonly signature: Base64Url;
  readonly userHandle: Base64Url;
}
