import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { isLost } from '../../../../../application/confirmation/failureMeaning';
import { RequestSequence } from '../../../../../application/loading/RequestSequence';
import type { Failure } from '../../../../../application/operations/failureCodes';
import type { Account } from '../../../../../domain/account/Account';
import {
  applicationViolations,
  calculationViolations,
  requestedLoan,
} from '../../../../../domain/loan/digital/LoanForm';
import type { LoanForm } from '../../../../../domain/loan/digital/LoanForm';
import type {
  DigitalLoan,
  LoanCalculation,
  LoanOffer,
  OfferedTerm,
} from '../../../../../domain/loan/digital/DigitalLoan';
import type { OperationId } from '../../../../../domain/operation/OperationId';
import { isSound } from '../../../../../domain/validation/validate';
import type { Violations } from '../../../../../domain/validation/validate';
import type { AskedLoan } from '../../../../objects/loans/askedLoan';
import type { OnlineLoanDeps } from './OnlineLoanDeps';

const SOMS = 'KGS';
const A_YEAR = 12;
const NONE: Violations<LoanForm> = {};

type CalculatorDeps = Pick<OnlineLoanDeps, 'gateway'> & Partial<Pick<OnlineLoanDeps, 'identifiers'>>;

/**
 * Calculation of a loan and the application for it; a loan can only be applied for after its cost was shown. Without identifiers, as for a
 * visitor, it only calculates.
 */
export class LoanCalculatorViewModel {
  offer: LoanOffer | undefined;
  /** True when the offer could not be loaded. */
  unread = false;
  form: LoanForm = { amountText: '', termMonths: A_YEAR, accountId: '' };
  /** Validation errors of the fields; none before the first submission. */
  violations: Violations<LoanForm> = NONE;
  /** Calculation for the current form; changing the amount or the term discards it. */
  calculation: LoanCalculation | undefined;
  busy = false;
  failure: Failure | undefined;
  /** Application that was submitted. */
  applied: DigitalLoan | undefined;

  #attempted: 'nothing' | 'calculation' | 'application' = 'nothing';
  #account: Account | undefined;
  #operationId: OperationId | undefined;
  readonly #latest = new RequestSequence();
  readonly #deps: CalculatorDeps;

  constructor(deps: CalculatorDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        offer: observableRef,
        form: observableRef,
        violations: observableRef,
        calculation: observableRef,
        failure: observableRef,
        applied: observableRef,
      },
      { autoBind: true },
    );
  }

  get term(): OfferedTerm | undefined {
    return this.offer?.terms.find(({ months }) => months === this.form.termMonths);
  }

  /** Loads the terms; the cost of what was asked for on another page is calculated at once. */
  async load(asked?: AskedLoan): Promise<void> {
    this.unread = false;
    this.form = { ...this.form, ...asked };
    const answer = await this.#deps.gateway.execute('DIGITAL_LOAN_GET_CALCULATION_INFO', { currency: SOMS });
    runInAction(() => {
      this.unread = !answer.ok && this.offer === undefined;
      if (answer.ok) {
        this.offer = answer.value;
        const [first] = answer.value.terms;
        if (this.term === undefined && first !== undefined) {
          this.form = { ...this.form, termMonths: first.months };
        }
      }
    });
    if (asked !== undefined && this.calculation === undefined) {
      await this.submit();
    }
  }

  change(values: Partial<Omit<LoanForm, 'accountId'>>): void {
    this.form = { ...this.form, ...values };
    this.calculation = undefined;
    this.#renewed();
  }

  /** Chooses the account the loan is paid out to. It keeps the calculation, because the account does not affect the cost. */
  choose(account: Account | undefined): void {
    this.#account = account;
    this.form = { ...this.form, accountId: account?.id ?? '' };
    this.#renewed();
  }

  /** Calculates the cost of the loan, or applies for it when the calculation is already shown. */
  async submit(): Promise<void> {
    if (this.busy) {
      return;
    }
    const { identifiers } = this.#deps;
    await (this.calculation === undefined || identifiers === undefined ? this.#calculate() : this.#apply(identifiers));
  }

  async #calculate(): Promise<void> {
    this.#attempted = 'calculation';
    this.#check();
    const amount = this.term && requestedLoan(this.form, this.term);
    if (amount === undefined || !isSound(this.violations)) {
      return;
    }
    const isLatest = this.#latest.begin();
    this.#begin();
    const answer = await this.#deps.gateway.execute('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', {
      amount,
      termMonths: this.form.termMonths,
    });
    runInAction(() => {
      this.busy = false;
      if (isLatest()) {
        this.failure = answer.ok ? undefined : answer.failure;
        this.calculation = answer.ok ? answer.value : undefined;
      }
    });
  }

  async #apply(identifiers: OnlineLoanDeps['identifiers']): Promise<void> {
    this.#attempted = 'application';
    this.#check();
    const { calculation, form } = this;
    if (calculation === undefined || !isSound(this.violations)) {
      return;
    }
    this.#begin();
    // When the answer is lost, the same application can be sent again.
    this.#operationId ??= identifiers.operationId();
    const answer = await this.#deps.gateway.execute('DIGITAL_LOAN_APPLY', {
      operationId: this.#operationId,
      accountId: form.accountId,
      amount: calculation.amount,
      termMonths: calculation.termMonths,
    });
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      this.applied = answer.ok ? answer.value : undefined;
      if (answer.ok || !isLost(answer.failure)) {
        this.#operationId = undefined;
      }
    });
  }

  #begin(): void {
    this.busy = true;
    this.failure = undefined;
  }

  /** Discards pending answers and the operation ID, because a changed form is another request. */
  #renewed(): void {
    this.#latest.begin();
    this.#operationId = undefined;
    this.failure = undefined;
    this.#check();
  }

  #check(): void {
    const { term, form } = this;
    if (term === undefined || this.#attempted === 'nothing') {
      this.violations = NONE;
    } else {
      this.violations =
        this.#attempted === 'calculation'
          ? calculationViolations(form, term)
          : applicationViolations(form, term, this.#account);
    }
  }
}
