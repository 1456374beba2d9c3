import { injectable } from '../../application/injection';
import type { PasskeyChallenge } from '../../application/ports/AuthenticationGateway';
import type { PasskeyDevice, PasskeyPrompt, PasskeyRefusal } from '../../application/ports/PasskeyDevice';
import { refusal, success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import type {
  Base64Url,
  NewPasskey,
  PasskeyConfirmation,
  PasskeyDescriptor,
  PasskeyProof,
  PasskeyTerms,
} from '../../domain/user/Passkey';

const fetchWebAuthn = () => import('@simplewebauthn/browser');

/** Passkeys by WebAuthn. Its code is fetched with the first request for one. */
@injectable('Singleton')
export class BrowserPasskeys implements PasskeyDevice {
  get isAvailable(): boolean {
    return 'PublicKeyCredential' in window;
  }

  async suggests(): Promise<boolean> {
    const { browserSupportsWebAuthnAutofill } = await fetchWebAuthn();
    return browserSupportsWebAuthnAutofill();
  }

  create(terms: PasskeyTerms): Promise<Result<NewPasskey, PasskeyRefusal>> {
    return answered(async () => {
      const { startRegistration } = await fetchWebAuthn();
      const { id, response } = await startRegistration({
        optionsJSON: {
          challenge: terms.challenge,
          rp: { id: terms.siteId, name: terms.siteName },
          user: { id: terms.userHandle, name: terms.login, displayName: terms.login },
          pubKeyCredParams: terms.algorithms.map((alg) => ({ alg, type: 'public-key' })),
          excludeCredentials: terms.existing.map(named),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
          timeout: terms.validSeconds * 1000,
        },
      });
      return {
        credentialId: id,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
        transports: response.transports ?? [],
      };
    });
  }

  sign(
    asked: PasskeyChallenge | PasskeyConfirmation,
    prompt: PasskeyPrompt,
  ): Promise<Result<PasskeyProof, PasskeyRefusal>> {
    return answered(async () => {
      const { challenge, siteId, validSeconds } = asked;
      const { startAuthentication } = await fetchWebAuthn();
      const { id, response } = await startAuthentication({
        optionsJSON: {
          challenge,
          rpId: siteId,
          userVerification: 'required',
          timeout: validSeconds * 1000,
          ...('accepted' in asked && { allowCredentials: asked.accepted.map(named) }),
        },
        useBrowserAutofill: prompt === 'field',
      });
      return {
        credentialId: id,
        clientData: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
        userHandle: response.userHandle ?? '',
      };
    });
  }

  async reportUnknown(passkey: { readonly siteId: string; readonly credentialId: Base64Url }): Promise<void> {
    const { signalUnknown } = await import('./passkeySignals');
    await signalUnknown(passkey);
  }

  async reportAccepted(user: Pick<PasskeyTerms, 'siteId' | 'userHandle' | 'existing'>): Promise<void> {
    const { signalAccepted } = await import('./passkeySignals');
    await signalAccepted(user);
  }

  cancel(): void {
    void fetchWebAuthn().then(
      ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
      () => undefined,
    );
  }
}

/** Passkey as WebAuthn names it. The browser finds out by itself how to reach its device. */
function named({ credentialId }: PasskeyDescriptor) {
  return { id: credentialId, type: 'public-key' } as const;
}

/** Names of the errors of WebAuthn that have a reason of their own; any other says that the device cannot. */
const REFUSALS: Readonly<Record<string, PasskeyRefusal>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyHere',
};

async function answered<Value>(ask: () => Promise<Value>): Promise<Result<Value, PasskeyRefusal>> {
  try {
    return success(await ask());
  } catch (cause) {
    return refusal((cause instanceof Error && REFUSALS[cause.name]) || 'impossible');
  }
}
