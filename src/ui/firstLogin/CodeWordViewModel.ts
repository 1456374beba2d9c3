import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { Onboarding } from '../../application/user/Onboarding';
import { CodeWordForm } from '../../domain/user/CodeWordForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/** The code word of a first login. Once the bank has kept it, the next step comes by itself. */
export class CodeWordViewModel {
  codeWord = '';
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  readonly #onboarding: Onboarding;

  constructor(onboarding: Onboarding) {
    this.#onboarding = onboarding;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get problems(): Problems<CodeWordForm> {
    return this.attempted ? validate(this.#form()) : {};
  }

  setCodeWord(codeWord: string): void {
    this.codeWord = codeWord;
  }

  async submit(): Promise<void> {
    if (this.busy) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (!isSound(this.problems)) {
      return;
    }
    this.busy = true;
    const failure = await this.#onboarding.setCodeWord(this.#form().codeWord);
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
    });
  }

  #form(): CodeWordForm {
    return new CodeWordForm({ codeWord: this.codeWord });
  }
}
