import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { EntranceDirectories } from '../../../../application/directories/EntranceDirectories';
import { FormAttempt } from '../../../../application/forms/FormAttempt';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { SecondFactorCredential } from '../../../../application/ports/AuthenticationGateway';
import type { ConfirmSecondFactor } from '../../../../application/session/ConfirmSecondFactor';
import type { SessionStore } from '../../../../application/session/SessionStore';
import { SecurityAnswerForm } from '../../../../domain/user/SecurityAnswerForm';
import type { SecurityQuestion } from '../../../../domain/user/securityQuestions';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';

interface CodeDestinationDeps {
  readonly confirmation: Pick<ConfirmSecondFactor, 'destination'>;
  readonly session: Pick<SessionStore, 'session'>;
  readonly directories: EntranceDirectories;
}

/** Destination of the codes of a sign-in, shown to who answers the security question. */
export class CodeDestinationViewModel {
  answer = '';
  credential: SecondFactorCredential | undefined;

  readonly #attempt = new FormAttempt();
  readonly #confirmation: Pick<ConfirmSecondFactor, 'destination'>;
  readonly #session: Pick<SessionStore, 'session'>;
  readonly #directories: EntranceDirectories;

  constructor({ confirmation, session, directories }: CodeDestinationDeps) {
    this.#confirmation = confirmation;
    this.#session = session;
    this.#directories = directories;
    makeAutoObservable(this, { credential: observableRef }, { autoBind: true });
  }

  /** Security question of the user; absent until the questions are read. */
  get question(): SecurityQuestion | undefined {
    const { questionId } = this.#session.session ?? {};
    return this.#directories.questions.find(({ id }) => id === questionId);
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission, or of reading the questions. */
  get failure(): Failure | undefined {
    return this.#attempt.failure ?? this.#directories.questionsFailure;
  }

  get violations(): Violations<SecurityAnswerForm> {
    return this.#attempt.shown(validate(this.#form()));
  }

  /** True when no further answer is taken in this sign-in. */
  get ended(): boolean {
    return this.failure?.code === 'OTP_TRIES_LIMIT_EXCEEDED';
  }

  open(): void {
    void this.#directories.readQuestions();
  }

  setAnswer(answer: string): void {
    this.answer = answer;
  }

  submit(): Promise<void> {
    const form = this.#form();
    return this.#attempt.make({
      violations: validate(form),
      send: async () => {
        const asked = await this.#confirmation.destination(form.answer);
        runInAction(() => {
          this.credential = asked.ok ? asked.value : undefined;
        });
        return asked.ok ? undefined : asked.failure;
      },
      settled: () => {
        this.answer = '';
        this.#attempt.renew();
      },
    });
  }

  #form(): SecurityAnswerForm {
    return new SecurityAnswerForm({ questionId: this.question?.id ?? '', answer: this.answer });
  }
}
