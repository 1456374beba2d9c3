import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { BegunRegistration } from '../../../../application/ports/AuthenticationGateway';
import { Registration } from '../../../../application/session/Registration';
import { groupedCardNumber } from '../../../../domain/card/cardNumber';
import { RegistrationForm } from '../../../../domain/user/RegistrationForm';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';

/**
 * Registration in three steps: card and code word, the contacts the bank returns, and the next steps. The bank does not reveal whether it
 * knows the card: contacts that do not belong to the visitor are the only sign of a mistyped number.
 */
@injectable()
export class RegisterScreenViewModel {
  cardNumber = '';
  codeWord = '';
  begun: BegunRegistration | undefined;
  confirmed = false;
  /** True when the contacts were confirmed too late, so that the registration has to be started again. */
  lapsed = false;

  readonly #attempt = new FormAttempt();
  readonly #registration: Registration;

  constructor(@inject(Registration) registration: Registration) {
    this.#registration = registration;
    makeAutoObservable(this, { begun: observableRef }, { autoBind: true });
  }

  get step(): 'card' | 'check' | 'message' {
    if (this.begun === undefined) {
      return 'card';
    }
    return this.confirmed ? 'message' : 'check';
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<RegistrationForm> {
    return this.#attempt.shown(validate(this.#form()));
  }

  /**
   * Sets the card number, grouped while it is typed at its end. An edit in the middle is left as it is, because grouping would move the
   * cursor.
   */
  setCardNumber(text: string): void {
    this.cardNumber = text.startsWith(this.cardNumber) && /^[\d\s-]*$/.test(text) ? groupedCardNumber(text) : text;
  }

  setCodeWord(codeWord: string): void {
    this.codeWord = codeWord;
  }

  submit(): Promise<void> {
    const form = this.#form();
    this.lapsed = false;
    return this.#attempt.make({ violations: validate(form), send: () => this.#begin(form) });
  }

  async confirm(): Promise<void> {
    const { begun } = this;
    if (begun === undefined) {
      return;
    }
    await this.#attempt.make({
      violations: {},
      send: () => this.#registration.confirm(begun.operationId),
      settled: (failure) => {
        if (failure === undefined) {
          this.confirmed = true;
          this.codeWord = '';
        } else if (failure.code === 'OPERATION_TIME_OUT' || failure.code === 'OPERATION_NOT_FOUND') {
          this.goBack();
          this.lapsed = true;
        }
      },
    });
  }

  /** Returns to card and code word, because the contacts do not belong to the visitor. */
  goBack(): void {
    this.begun = undefined;
    this.#attempt.failure = undefined;
    this.#attempt.renew();
  }

  async #begin(form: RegistrationForm): Promise<Failure | undefined> {
    const answer = await this.#registration.begin(form);
    if (!answer.ok) {
      return answer.failure;
    }
    runInAction(() => {
      this.begun = answer.value;
    });
    return undefined;
  }

  #form(): RegistrationForm {
    return new RegistrationForm({ cardNumber: this.cardNumber, codeWord: this.codeWord });
  }
}
