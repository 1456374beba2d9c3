import type { Result } from '../../domain/result/Result';
import type { Base64Url, NewPasskey, PasskeyConfirmation, PasskeyProof, PasskeyTerms } from '../../domain/user/Passkey';
import type { PasskeyChallenge } from './AuthenticationGateway';

/**
 * Reason the browser has made or used no passkey: the user has cancelled, did not answer in time or another request took the place of this
 * one; the device has one already; or the browser or the device cannot.
 */
export type PasskeyRefusal = 'cancelled' | 'alreadyHere' | 'impossible';

/** Way to ask for a passkey: a dialog at once, or the list of suggestions of a field whenever the user opens it. */
export type PasskeyPrompt = 'dialog' | 'field';

/** Passkeys of the browser and of the devices it reaches. One request is under way at a time; another one cancels it. */
export interface PasskeyDevice {
  /** True for a browser that knows passkeys. */
  readonly isAvailable: boolean;
  /** True for a browser that suggests passkeys in a field. */
  suggests(): Promise<boolean>;
  create(terms: PasskeyTerms): Promise<Result<NewPasskey, PasskeyRefusal>>;
  /** Signs with any passkey of the site, or with one of those that a confirmation names. */
  sign(
    challenge: PasskeyChallenge | PasskeyConfirmation,
    prompt: PasskeyPrompt,
  ): Promise<Result<PasskeyProof, PasskeyRefusal>>;
  /** Tells password managers that the bank knows no such passkey, so that they stop offering it. */
  reportUnknown(passkey: { readonly siteId: string; readonly credentialId: Base64Url }): Promise<void>;
  /** Tells password managers which passkeys of a user the bank knows, so that they stop offering others. */
  reportAccepted(user: Pick<PasskeyTerms, 'siteId' | 'userHandle' | 'existing'>): Promise<void>;
  /** Cancels the request under way, if any. */
  cancel(): void;
}

export const PasskeyDevice = Symbol.for('PasskeyDevice');
