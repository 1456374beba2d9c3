import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { PICTURE_TYPES } from '../../../objects/qr/pictureTypes';
import type { PictureFormat } from '../../../objects/qr/pictureTypes';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { Scheduler } from '../../../../application/ports/Scheduler';
import { BankTime } from '../../../../application/time/BankTime';
import { Countdown } from '../../../../application/time/Countdown';
import type { Account } from '../../../../domain/account/Account';
import { mainAccount } from '../../../../domain/account/mainAccount';
import type { QrLink, QrUse, QrRequest } from '../../../../domain/qr/QrPayment';
import {
  hasSomAccount,
  QrRequestDraft,
  qrRequestOf,
  qrRequestViolations,
  requestedAccountProblem,
} from '../../../../domain/qr/QrRequestDraft';
import type { Violations } from '../../../../domain/validation/validate';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';

/** A code that was made, and what it asks for. */
export interface MadeCode extends QrLink {
  readonly request: QrRequest;
}

@injectable()
export class MyQrDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(FileSaver) readonly saver!: FileSaver;
  @inject(BankTime) readonly clock!: Clock;
  @inject(Scheduler) readonly scheduler!: Scheduler;
}

const SECOND_MS = 1000;

/** Makes codes to be paid by. */
@injectable()
export class MyQrViewModel {
  draft = new QrRequestDraft();
  attempted = false;
  busy = false;
  failure: Failure | undefined;
  code: MadeCode | undefined;
  /** Seconds the code is still good for. */
  readonly countdown: Countdown;

  readonly #deps: MyQrDeps;

  constructor(@inject(MyQrDeps) deps: MyQrDeps) {
    this.#deps = deps;
    this.countdown = new Countdown(deps.clock, deps.scheduler);
    makeAutoObservable(
      this,
      { draft: observableRef, failure: observableRef, code: observableRef, countdown: false },
      { autoBind: true },
    );
  }

  /** EMPTY where the customer has no account in soms. */
  get status(): LoadStatus {
    const { status, accounts } = this.#deps.accounts;
    return status === 'LOADED' && !hasSomAccount(accounts) ? 'EMPTY' : status;
  }

  get accounts(): readonly Account[] {
    return this.#deps.accounts.accounts;
  }

  /** The account the code leads to. */
  get account(): Account | undefined {
    return this.code && this.#deps.accounts.byId(this.code.request.accountId);
  }

  get violations(): Violations<QrRequestDraft> {
    const none: Partial<Record<keyof QrRequestDraft, ValidationCode>> = {};
    return this.attempted ? qrRequestViolations(this.draft, this.accounts) : none;
  }

  get faults(): readonly { readonly field: keyof QrRequestDraft; readonly violation: ValidationCode }[] {
    const { violations } = this;
    const fields: readonly (keyof QrRequestDraft)[] = ['use', 'accountId', 'amountText', 'purpose'];
    return fields.flatMap((field) => {
      const violation = violations[field];
      return violation === undefined ? [] : [{ field, violation }];
    });
  }

  /** The code cannot be paid by any more. */
  get expired(): boolean {
    return this.code?.expiresAt !== undefined && !this.countdown.running;
  }

  open(use: QrUse, accountId: string | null = null): void {
    if (use !== this.draft.use) {
      this.change({ use });
    }
    void this.#offerAccount(accountId);
  }

  /** Changes the form and discards the code shown, because it no longer matches. */
  change(values: Readonly<Partial<QrRequestDraft>>): void {
    this.draft = new QrRequestDraft({ ...this.draft, ...values });
    this.code = undefined;
    this.failure = undefined;
    this.countdown.stop();
  }

  /** Makes the code that was asked for; a code for one payment is made anew each time. */
  async make(): Promise<void> {
    this.attempted = true;
    const request = qrRequestOf(this.draft, this.accounts);
    if (request === undefined || this.busy) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#deps.gateway.execute('ELQR_GENERATE_URL', request);
    runInAction(() => {
      this.busy = false;
      if (!answer.ok) {
        this.failure = answer.failure;
        this.code = undefined;
        return;
      }
      this.code = { ...answer.value, request };
      const { expiresAt } = answer.value;
      if (expiresAt !== undefined) {
        this.countdown.start((expiresAt - this.#deps.clock.now()) / SECOND_MS);
      }
    });
  }

  save(format: PictureFormat, picture: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }): void {
    this.#deps.saver.save({
      name: `${picture.name}.${format}`,
      contentType: PICTURE_TYPES[format],
      bytes: picture.bytes,
    });
  }

  /** Chooses the account the page was opened for, otherwise the main one of those that can be paid to, until another is chosen. */
  async #offerAccount(wanted: string | null): Promise<void> {
    await this.#deps.accounts.ensure();
    const asked = this.accounts.filter(({ id }) => id === wanted);
    const offered = mainAccount(asked, requestedAccountProblem) ?? mainAccount(this.accounts, requestedAccountProblem);
    if (offered !== undefined && (this.draft.accountId === '' || offered.id === wanted)) {
      runInAction(() => this.change({ accountId: offered.id }));
    }
  }

  /** Stops the countdown when the screen is closed. */
  close(): void {
    this.countdown.stop();
  }
}
