import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { isUnreachable, UNREACHABLE_FAILURES } from '../../../../application/operations/failureCodes';
import type { Failure, FailureCode } from '../../../../application/operations/failureCodes';
import type { QrCodeForSignIn } from '../../../../application/ports/AuthenticationGateway';
import { Scheduler } from '../../../../application/ports/Scheduler';
import type { Cancel } from '../../../../application/ports/Scheduler';
import { QrSignIn } from '../../../../application/session/QrSignIn';
import { Countdown } from '../../../../application/time/Countdown';

/** `asking` for a code, `waiting` for its approval, `approved`, or `over` for the reason in `failure`. */
type Step = 'asking' | 'waiting' | 'approved' | 'over';

/** A code on the screen and the wait for its approval. */
@injectable()
export class QrSignInScreenViewModel {
  step: Step = 'asking';
  code: QrCodeForSignIn | undefined;
  failure: Failure | undefined;
  /** True when the last poll did not reach the bank; the next one may. */
  unreachable = false;

  readonly countdown: Countdown;
  readonly #signIn: QrSignIn;
  readonly #scheduler: Scheduler;
  #cancel: Cancel | undefined;
  /** Counts the codes asked for: an answer about an earlier one no longer matters. */
  #round = 0;

  constructor(
    @inject(QrSignIn) signIn: QrSignIn,
    @inject(Scheduler) scheduler: Scheduler,
    @inject(Countdown) countdown: Countdown,
  ) {
    this.#signIn = signIn;
    this.#scheduler = scheduler;
    this.countdown = countdown;
    makeAutoObservable(this, { code: observableRef, failure: observableRef, countdown: false }, { autoBind: true });
  }

  /** The code can be scanned; its time may be over a moment before the bank says so. */
  get shown(): QrCodeForSignIn | undefined {
    return this.step === 'waiting' && this.countdown.running ? this.code : undefined;
  }

  /** Shows a code, the first or another one. */
  async refresh(): Promise<void> {
    this.close();
    const round = this.#round;
    this.step = 'asking';
    this.failure = undefined;
    this.unreachable = false;
    const answer = await this.#signIn.begin();
    if (round !== this.#round) {
      return;
    }
    runInAction(() => {
      if (answer.ok) {
        this.code = answer.value;
        this.step = 'waiting';
        this.countdown.start(answer.value.validSeconds);
        this.#askLater();
      } else {
        this.#end(answer.failure);
      }
    });
  }

  /** Stops polling when the page is closed. */
  close(): void {
    this.#round += 1;
    this.#cancel?.();
    this.#cancel = undefined;
    this.countdown.stop();
    this.code = undefined;
  }

  #askLater(): void {
    this.#cancel = this.#scheduler.after(this.#signIn.askAgainMs, () => void this.#ask());
  }

  async #ask(): Promise<void> {
    const round = this.#round;
    const failure = await this.#signIn.fetch();
    if (round !== this.#round) {
      return;
    }
    runInAction(() => {
      this.unreachable = isUnreachable(failure?.code);
      if (failure === undefined) {
        this.close();
        this.step = 'approved';
      } else if (STILL_WAITING.has(failure.code)) {
        this.#askLater();
      } else {
        this.#end(failure);
      }
    });
  }

  #end(failure: Failure): void {
    this.close();
    this.step = 'over';
    this.failure = failure;
  }
}

/** Failures after which polling continues. */
const STILL_WAITING: ReadonlySet<string> = new Set<FailureCode>([
  'QR_SIGN_IN_NOT_CONFIRMED',
  ...UNREACHABLE_FAILURES,
  'TOO_MANY_REQUESTS',
]);
