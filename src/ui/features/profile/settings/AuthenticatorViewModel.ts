import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Directory } from '../../../../application/directories/Directory';
import { DirectoryStore } from '../../../../application/directories/DirectoryStore';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Language } from '../../../../domain/language/Language';
import { OtpForm } from '../../../../domain/user/OtpForm';
import type { AuthenticatorKey, OtpType } from '../../../../domain/user/ProfileChange';
import { SecurityAnswerForm } from '../../../../domain/user/SecurityAnswerForm';
import { isSound, validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import { questionText } from '../../../../domain/user/securityQuestions';
import type { SecurityQuestion } from '../../../../domain/user/securityQuestions';
import { readOneTimeCode } from '../../../../domain/text/identifiers';

/**
 * Authenticator application as the confirmation method: the secret answer, the key, a code of the application that proves it has the key,
 * and a code of the method in force (specification 2, section 7.3, GET_GOOGLE_INITIALIZATION_CODE, CHANGE_AUTH_TYPE).
 */
@injectable()
export class AuthenticatorViewModel implements ChangeModel {
  answer = '';
  answerAttempted = false;
  fetching = false;
  key: AuthenticatorKey | undefined;
  keyFailure: Failure | undefined;
  otp = '';
  otpAttempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ChangeDeps;
  readonly #directory: Directory<readonly SecurityQuestion[]>;

  constructor(@inject(ChangeDeps) deps: ChangeDeps, @inject(DirectoryStore) directories: DirectoryStore) {
    this.#deps = deps;
    this.#directory = directories.of('SECURITY_QUESTIONS');
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(
      this,
      { key: observableRef, keyFailure: observableRef, confirmation: false },
      { autoBind: true },
    );
  }

  /** True when an authenticator is already in force; another one can be set up after returning to SMS. */
  get isInUse(): boolean {
    return this.#deps.user.user?.otpType === 'TOTP' && this.confirmation.page === 'form';
  }

  /** Method in force; `undefined` until the bank has reported it. */
  get current(): OtpType | undefined {
    return this.#deps.user.user?.otpType;
  }

  /** Security question to be answered; empty while it is not known. */
  question(language: Language): string {
    return questionText(this.#directory.content, this.#deps.user.user?.securityQuestionId ?? '', language);
  }

  // The answer, which the key is given for.

  get answerViolations(): Violations<SecurityAnswerForm> {
    return this.answerAttempted ? this.#answerProblems : {};
  }

  /** True when the bank rejected the answer itself. */
  get answerRefused(): boolean {
    return this.keyFailure?.code === 'INCORRECT_ANSWER';
  }

  setAnswer(answer: string): void {
    this.answer = answer;
  }

  async fetchKey(): Promise<void> {
    this.answerAttempted = true;
    if (this.fetching || !isSound(this.#answerProblems)) {
      return;
    }
    this.fetching = true;
    this.keyFailure = undefined;
    const answer = await this.#deps.gateway.execute('GET_GOOGLE_INITIALIZATION_CODE', { answer: this.answer });
    runInAction(() => {
      this.fetching = false;
      if (answer.ok) {
        this.key = answer.value;
        this.answer = '';
        this.answerAttempted = false;
      } else {
        this.keyFailure = answer.failure;
      }
    });
  }

  // The code of the application.

  get otpViolations(): Violations<OtpForm> {
    return this.otpAttempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the code of the authenticator. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  /** True when the bank rejected the code itself. */
  get otpRefused(): boolean {
    return this.failure?.code === 'INCORRECT_OTP';
  }

  setOtp(otp: string): void {
    this.otp = otp;
  }

  openForm(): void {
    void this.#directory.ensure();
    if (this.confirmation.page === 'done') {
      this.#forget();
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.otpAttempted = true;
    if (!isSound(this.otpViolations)) {
      return;
    }
    const { gateway, flow } = this.#deps;
    const details = { otpType: 'TOTP', deviceOtp: readOneTimeCode(this.otp) } as const;
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('CHANGE_AUTH_TYPE', request),
    );
  }

  get #answerProblems(): Violations<SecurityAnswerForm> {
    const { answer } = validate(new SecurityAnswerForm({ questionId: 'any', answer: this.answer }));
    return answer === undefined ? {} : { answer };
  }

  #forget(): void {
    this.key = undefined;
    this.otp = '';
    this.otpAttempted = false;
  }
}
