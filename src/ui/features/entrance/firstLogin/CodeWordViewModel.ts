import { makeAutoObservable } from 'mobx';

import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { Onboarding } from '../../../../application/user/Onboarding';
import { CodeWordForm } from '../../../../domain/user/CodeWordForm';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';

/** Code word of a first login. Once the bank has stored it, the next step opens by itself. */
@injectable()
export class CodeWordViewModel {
  codeWord = '';

  readonly #attempt = new FormAttempt();
  readonly #onboarding: Onboarding;

  constructor(@inject(Onboarding) onboarding: Onboarding) {
    this.#onboarding = onboarding;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<CodeWordForm> {
    return this.#attempt.shown(validate(this.#form()));
  }

  setCodeWord(codeWord: string): void {
    this.codeWord = codeWord;
  }

  submit(): Promise<void> {
    const form = this.#form();
    return this.#attempt.make({ violations: validate(form), send: () => this.#onboarding.setCodeWord(form.codeWord) });
  }

  #form(): CodeWordForm {
    return new CodeWordForm({ codeWord: this.codeWord });
  }
}
