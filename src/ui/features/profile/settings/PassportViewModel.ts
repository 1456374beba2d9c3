import { makeAutoObservable, observableRef } from 'mobx';

import { inject, injectFromBase, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { PersonalDataStore } from '../../../../application/profile/PersonalDataStore';
import type { Clock } from '../../../../application/ports/Clock';
import { BankTime } from '../../../../application/time/BankTime';
import { bankDayOf } from '../../../../domain/time/Instant';
import { PassportForm, passportOfForm, passportViolations } from '../../../../domain/user/PassportForm';
import { isSound } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import { ScansViewModel } from '../../../flow/uploads/ScansViewModel';

@injectable()
@injectFromBase()
export class PassportDeps extends ChangeDeps {
  @inject(ScansViewModel) readonly scans!: ScansViewModel;
  @inject(PersonalDataStore) readonly personal!: PersonalDataStore;
  /** The bank's time. */
  @inject(BankTime) readonly clock!: Clock;
}

/** New passport data: the form with its scans, then the code; the bank decides afterwards. */
@injectable()
export class PassportViewModel implements ChangeModel {
  form = new PassportForm();
  attempted = false;
  readonly confirmation: ChangeConfirmation;
  readonly scans: ScansViewModel;

  readonly #deps: PassportDeps;

  constructor(@inject(PassportDeps) deps: PassportDeps) {
    this.#deps = deps;
    this.scans = deps.scans;
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(this, { form: observableRef, confirmation: false, scans: false }, { autoBind: true });
  }

  /** The bank is looking at something already, so nothing new can be sent. */
  get underReview(): boolean {
    return this.#deps.personal.underReview && this.confirmation.page === 'form';
  }

  get violations(): Violations<PassportForm> {
    return this.attempted ? passportViolations(this.form, bankDayOf(this.#deps.clock.now())) : {};
  }

  get scansViolation(): ValidationCode | undefined {
    return this.attempted ? this.scans.violation : undefined;
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  /** The document the bank knows; `undefined` while it is not known or there is none. */
  get current(): string | undefined {
    const passport = this.#deps.personal.data?.passport;
    return passport && documentText(passport);
  }

  /** The new document. */
  get document(): string {
    return documentText(this.form);
  }

  change(values: Partial<PassportForm>): void {
    this.form = new PassportForm({ ...this.form, ...values });
  }

  openForm(): void {
    void this.#deps.personal.reload();
    if (this.confirmation.page === 'done') {
      this.form = new PassportForm();
      this.attempted = false;
      this.scans.clear();
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    const passport = passportOfForm(this.form);
    if (passport === undefined || !isSound(this.violations) || this.scans.violation !== undefined) {
      return;
    }
    const { gateway, flow } = this.#deps;
    const details = { passport, files: this.scans.uuids };
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('EDIT_PASSPORT_DATA', request),
    );
  }
}

/** A document as its owner knows it. */
function documentText({ series, number }: Pick<PassportForm, 'series' | 'number'>): string {
  return `${series} ${number}`;
}
