import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { BegunRegistration } from '../../application/ports/AuthenticationGateway';
import type { Registration } from '../../application/session/Registration';
import { groupedCardNumber } from '../../domain/card/cardNumber';
import { RegistrationForm } from '../../domain/user/RegistrationForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/**
 * Card and code word, then the contacts the bank has answered with, then what happens next. Whether the bank knows the card
 * is not told: contacts that are not the visitor's own are the only sign that something was mistyped.
 */
export class RegisterScreenViewModel {
  cardNumber = '';
  codeWord = '';
  busy = false;
  attempted = false;
  failure: Failure | undefined;
  begun: BegunRegistration | undefined;
  confirmed = false;
  /** The visitor took too long over the contacts and has to begin again. */
  lapsed = false;

  readonly #registration: Registration;

  constructor(registration: Registration) {
    this.#registration = registration;
    makeAutoObservable(this, { failure: observableRef, begun: observableRef }, { autoBind: true });
  }

  get step(): 'card' | 'check' | 'message' {
    if (this.begun === undefined) {
      return 'card';
    }
    return this.confirmed ? 'message' : 'check';
  }

  get problems(): Problems<RegistrationForm> {
    return this.attempted ? validate(this.#form()) : {};
  }

  /** Grouped while it is typed at its end; what is changed in the middle stays as it is, or the cursor would jump. */
  setCardNumber(text: string): void {
    this.cardNumber = text.startsWith(this.cardNumber) && /^[\d\s-]*$/.test(text) ? groupedCardNumber(text) : text;
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
    this.lapsed = false;
    if (!isSound(this.problems)) {
      return;
    }
    this.busy = true;
    const answer = await this.#registration.begin(this.#form());
    runInAction(() => {
      this.busy = false;
      if (answer.ok) {
        this.begun = answer.value;
      } else {
        this.failure = answer.failure;
      }
    });
  }

  async confirm(): Promise<void> {
    const { begun } = this;
    if (this.busy || begun === undefined) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const failure = await this.#registration.confirm(begun.operationId);
    runInAction(() => {
      this.busy = false;
      if (failure === undefined) {
        this.confirmed = true;
        this.codeWord = '';
      } else if (failure.code === 'OPERATION_TIME_OUT' || failure.code === 'OPERATION_NOT_FOUND') {
        this.goBack();
        this.lapsed = true;
      } else {
        this.failure = failure;
      }
    });
  }

  /** The contacts are not the visitor's own: card and code word can be mended. */
  goBack(): void {
    this.begun = undefined;
    this.failure = undefined;
    this.attempted = false;
  }

  #form(): RegistrationForm {
    return new RegistrationForm({ cardNumber: this.cardNumber, codeWord: this.codeWord });
  }
}
