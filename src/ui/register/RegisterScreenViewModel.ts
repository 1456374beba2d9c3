import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { BegunRegistration } from '../../application/ports/AuthenticationGateway';
import type { Registration } from '../../application/session/Registration';
import { groupedCardNumber } from '../../domain/card/cardNumber';
import { RegistrationForm } from '../../domain/user/RegistrationForm';
import { validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';
import { FormAttempt } from '../forms/FormAttempt';

/**
 * Card and code word, then the contacts the bank has answered with, then what happens next. Whether the bank knows the card
 * is not told: contacts that are not the visitor's own are the only sign that something was mistyped.
 */
export class RegisterScreenViewModel {
  cardNumber = '';
  codeWord = '';
  begun: BegunRegistration | undefined;
  confirmed = false;
  /** The visitor took too long over the contacts and has to begin again. */
  lapsed = false;

  readonly #attempt = new FormAttempt();
  readonly #registration: Registration;

  constructor(registration: Registration) {
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

  /** Why the bank refused the last attempt. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get problems(): Problems<RegistrationForm> {
    return this.#attempt.shown(validate(this.#form()));
  }

  /** Grouped while it is typed at its end; what is changed in the middle stays as it is, or the cursor would jump. */
  setCardNumber(text: string): void {
    this.cardNumber = text.startsWith(this.cardNumber) && /^[\d\s-]*$/.test(text) ? groupedCardNumber(text) : text;
  }

  setCodeWord(codeWord: string): void {
    this.codeWord = codeWord;
  }

  submit(): Promise<void> {
    const form = this.#form();
    this.lapsed = false;
    return this.#attempt.make({ problems: validate(form), send: () => this.#begin(form) });
  }

  async confirm(): Promise<void> {
    const { begun } = this;
    if (begun === undefined) {
      return;
    }
    await this.#attempt.make({
      problems: {},
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

  /** The contacts are not the visitor's own: card and code word can be mended. */
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
