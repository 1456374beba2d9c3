import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import { isSound } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

type NoProblems = Readonly<Record<never, never>>;

const NONE: NoProblems = {};

/** One attempt at a form. */
interface Attempt<Form> {
  /** What is wrong with what was filled in; nothing is sent when something is. */
  readonly problems: Problems<Form>;
  /** Answers the refusal, or `undefined` when the bank has taken it. */
  readonly send: () => Promise<Failure | undefined>;
  /** What else changes with the answer, at once with it. */
  readonly settled?: (failure: Failure | undefined) => void;
}

/**
 * What the forms of the entrance and of the settings have in common: nothing is complained about before the first attempt, one
 * attempt is under way at a time, and a refusal stays until the next.
 */
export class FormAttempt {
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  constructor() {
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** The problems as they are shown: none before the first attempt. */
  shown<Shown extends Problems<object>>(problems: Shown): Shown | NoProblems {
    return this.attempted ? problems : NONE;
  }

  async make<Form>({ problems, send, settled }: Attempt<Form>): Promise<void> {
    if (this.busy) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (!isSound(problems)) {
      return;
    }
    this.busy = true;
    const failure = await send();
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      settled?.(failure);
    });
  }

  /** The form is as new: what was emptied is no problem to point at before the next attempt. */
  renew(): void {
    this.attempted = false;
  }
}
