import type { Base64Url, PasskeyTerms } from '../../domain/user/Passkey';

/** Signals of WebAuthn, which not every browser has. */
type Signals = Partial<Pick<typeof PublicKeyCredential, 'signalUnknownCredential' | 'signalAllAcceptedCredentials'>>;

/** Tells password managers that a passkey is unknown at the bank. */
export function signalUnknown({
  siteId: rpId,
  credentialId,
}: {
  readonly siteId: string;
  readonly credentialId: Base64Url;
}): Promise<void> {
  return sent((signals) => signals.signalUnknownCredential?.({ rpId, credentialId }));
}

/** Tells password managers all passkeys of a user. */
export function signalAccepted({
  siteId: rpId,
  userHandle: userId,
  existing,
}: Pick<PasskeyTerms, 'siteId' | 'userHandle' | 'existing'>): Promise<void> {
  const allAcceptedCredentialIds = existing.map(({ credentialId }) => credentialId);
  return sent((signals) => signals.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }));
}

/** Sends a signal where the browser can. A signal that fails leaves a passkey that is offered in vain, and nothing else. */
async function sent(signal: (signals: Signals) => Promise<void> | undefined): Promise<void> {
  try {
    await signal(PublicKeyCredential);
  } catch {
    // The browser refuses a signal for another domain, for example.
  }
}
