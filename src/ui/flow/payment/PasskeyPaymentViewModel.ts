import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { PasskeyCodes } from '../../../application/confirmation/PasskeyCodes';
import type { Failure } from '../../../application/operations/failureCodes';
import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { refusal, success } from '../../../domain/result/Result';
import type { PasskeyConfirmation } from '../../../domain/user/Passkey';
import type { ConfirmedSubject } from '../confirmation/CodeFrame';
import type { ConfirmationViewModel } from '../confirmation/ConfirmationViewModel';

type Confirmation = Pick<ConfirmationViewModel<string, unknown>, 'step' | 'proceed' | 'proceedWith'>;

const REASONS = ['PASSKEY_PAYEE_NOT_KNOWN', 'PASSKEY_SUM_EXCEEDED', 'PASSKEY_OFF'] as const;

type CodeNeeded = Failure<(typeof REASONS)[number]>;

/** Confirmation of a payment by a passkey of the customer, where one will do. */
export class PasskeyPaymentViewModel {
  /** Challenge for a passkey; `undefined` where the operation needs a code. Each one serves once. */
  challenge: PasskeyConfirmation | undefined;
  /** Reason a customer with a passkey needs a code this time. */
  codeNeeded: CodeNeeded | undefined;
  readonly #codes: PasskeyCodes;
  readonly #confirmation: Confirmation;

  constructor(codes: PasskeyCodes, confirmation: Confirmation) {
    this.#codes = codes;
    this.#confirmation = confirmation;
    makeAutoObservable(this, { challenge: observableRef, codeNeeded: observableRef }, { autoBind: true });
  }

  /** Asks for a challenge, and has a code sent where there is none. A document of a company is confirmed by its signatures. */
  async begin(preview: OperationPreview | undefined): Promise<void> {
    if (preview === undefined || preview.awaited !== undefined) {
      return;
    }
    await this.#ask(preview);
    if (this.challenge === undefined) {
      await this.#confirmation.proceed();
    }
  }

  /** Confirms the operation with a passkey. A device that cannot leaves the way by a code. */
  async confirm(preview: OperationPreview, subject?: ConfirmedSubject): Promise<void> {
    const { challenge } = this;
    if (challenge === undefined) {
      return;
    }
    let isPossible = true;
    await this.#confirmation.proceedWith(async () => {
      const released = await this.#codes.release(preview.operationId, challenge);
      if (released.ok) {
        return success(released.value.otp);
      }
      const { failure } = released;
      isPossible = typeof failure !== 'string' || failure === 'cancelled';
      return refusal(typeof failure === 'string' ? undefined : failure);
    }, subject);
    if (!isPossible) {
      await this.#confirmation.proceed();
    } else if (this.#confirmation.step === 'created') {
      await this.#ask(preview);
    }
  }

  async #ask({ operationId }: OperationPreview): Promise<void> {
    const isAsked = this.#confirmation.step === 'created';
    const answer = isAsked ? await this.#codes.challengeOf(operationId) : undefined;
    runInAction(() => {
      this.challenge = answer?.ok === true ? answer.value : undefined;
      this.codeNeeded = answer?.ok === false && isReason(answer.failure) ? answer.failure : undefined;
    });
  }
}

function isReason(failure: Failure): failure is CodeNeeded {
  return REASONS.some((code) => code === failure.code);
}
