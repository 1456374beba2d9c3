import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { isSound } from '../../domain/validation/validate';
import type { Violations } from '../../domain/validation/validate';
import type { Failure } from '../operations/failureCodes';

type NoViolations = Readonly<Record<never, never>>;

const NONE: NoViolations = {};

/** One submission of a form. */
interface Attempt<Form> {
  /** Validation errors of the form; it is not sent when there are any. */
  readonly violations: Violations<Form>;
  /** Sends the form; resolves to the failure, or to `undefined` when the bank has accepted it. */
  readonly send: () => Promise<Failure | undefined>;
  /** Further state changes made together with the result, in the same action. */
  readonly settled?: (failure: Failure | undefined) => void;
}

/**
 * Submission state shared by the forms of sign-in and of the settings: no errors are shown before the first submission, one submission is
 * under way at a time, and a failure stays until the next one.
 */
export class FormAttempt {
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  constructor() {
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Validation errors to show: none before the first submission. */
  shown<Shown extends Violations<object>>(violations: Shown): Shown | NoViolations {
    return this.attempted ? violations : NONE;
  }

  async make<Form>({ violations, send, settled }: Attempt<Form>): Promise<void> {
    if (this.busy) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (!isSound(violations)) {
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

  /** Resets the form to its state before the first submission, so that emptied fields are not reported as errors. */
  renew(): void {
    this.attempted = false;
  }
}
