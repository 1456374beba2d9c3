import type { PasskeyDevice, PasskeyPrompt, PasskeyRefusal } from '../../../src/application/ports/PasskeyDevice';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { PasskeyProof } from '../../../src/domain/user/Passkey';
import { settle } from './MovableTime';

/** A device whose answers the test gives; another request, and `cancel`, cancel the one under way. */
export class FakePasskeyDevice implements PasskeyDevice {
  isAvailable = true;
  canSuggest = true;
  readonly asked: PasskeyPrompt[] = [];
  /** Passkeys reported as unknown, as `site id`. */
  readonly unknown: string[] = [];
  #answer: ((answer: Result<PasskeyProof, PasskeyRefusal>) => void) | undefined;

  suggests = async () => this.canSuggest;

  reportUnknown = async ({ siteId, credentialId }: { readonly siteId: string; readonly credentialId: string }) => {
    this.unknown.push(`${siteId} ${credentialId}`);
  };

  reportAccepted = async () => undefined;

  create = async () => refusal('impossible' as const);

  sign(_challenge: unknown, prompt: PasskeyPrompt): Promise<Result<PasskeyProof, PasskeyRefusal>> {
    this.cancel();
    this.asked.push(prompt);
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  answer(answer: Result<PasskeyProof, PasskeyRefusal>): Promise<void> {
    this.#answer?.(answer);
    this.#answer = undefined;
    return settle();
  }

  cancel(): void {
    void this.answer(refusal('cancelled'));
  }
}
