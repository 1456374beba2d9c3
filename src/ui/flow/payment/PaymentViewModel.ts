import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { refilled, typedFieldsOf } from '../../../application/drafts/typedFields';
import type { OperationFlow } from '../../../application/confirmation/operationFlow';
import type { DuplicateCheck } from '../../../application/history/DuplicateCheck';
import type { LoadStatus } from '../../../application/loading/LoadStatus';
import type { ConfirmedCode } from '../../../application/operations/catalogue';
import type { Challenge } from '../../../application/ports/Challenge';
import type { Account } from '../../../domain/account/Account';
import { mainAccount } from '../../../domain/account/mainAccount';
import { isListed } from '../../../domain/account/usability';
import type { DocumentWarning } from '../../../domain/corporate/documentWarnings';
import type { DocumentReference } from '../../../domain/corporate/PaymentDocument';
import type { Transaction } from '../../../domain/history/Transaction';
import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { isSound } from '../../../domain/validation/validate';
import type { Violations } from '../../../domain/validation/validate';
import type { ValidationCode } from '../../../domain/validation/ValidationCode';
import { ConfirmationViewModel } from '../confirmation/ConfirmationViewModel';
import { faultsOf, fieldsOf } from './fieldViolations';
import type { FieldViolation } from './fieldViolations';
import { PasskeyPaymentViewModel } from './PasskeyPaymentViewModel';
import type { PaymentDefinition } from './PaymentDefinition';
import type { PaymentContext } from './PaymentContext';
import { bookedTransactionId, PAGE_OF_STEP } from './paymentProgress';
import type { PaymentPage } from './paymentProgress';

/** Fields for accounts of the customer; the first a form has is filled with the main account. */
const ACCOUNT_FIELDS = ['debitAccountId', 'creditAccountId'] as const;
const MIN_ACCOUNTS = { none: 0, one: 1, two: 2 } as const;

/** Form of one kind of payment, the sheet that confirms it, and its result. */
export class PaymentViewModel<Code extends ConfirmedCode, Draft extends object> {
  draft: Draft;
  /** True after the first submission; validation errors are shown only from then on. */
  attempted = false;
  /** True when the form was opened with what was typed into it on an earlier visit. */
  continued = false;
  /** From the press that submits the form until the sheet can open. */
  presenting = false;
  /** Draft at the moment the bank rejected the form. */
  refusedDraft: Draft | undefined;
  readonly kind: PaymentDefinition<Code, Draft>;
  readonly confirmation: ConfirmationViewModel<PaymentPage, Challenge<ConfirmedCode>>;
  readonly passkey: PasskeyPaymentViewModel;

  readonly #context: PaymentContext;
  readonly #flow: OperationFlow<Code>;
  readonly #duplicates: DuplicateCheck;

  constructor(kind: PaymentDefinition<Code, Draft>, context: PaymentContext) {
    this.kind = kind;
    this.#context = context;
    this.#flow = context.newFlow();
    this.#duplicates = context.newDuplicateCheck();
    this.draft = refilled(kind.draftOf(), context.drafts.typedInto(kind.name));
    this.confirmation = new ConfirmationViewModel<PaymentPage, Challenge<ConfirmedCode>>({
      flow: this.#flow,
      pages: PAGE_OF_STEP,
      finished: () => {
        context.drafts.forget(kind.name);
        context.booked();
      },
    });
    this.passkey = new PasskeyPaymentViewModel(context.passkeys, this.confirmation);
    makeAutoObservable(
      this,
      { draft: observableRef, refusedDraft: observableRef, kind: false, confirmation: false, passkey: false },
      { autoBind: true },
    );
  }

  /** Load status of the form; EMPTY when the customer has too few accounts for this kind of payment. */
  get formStatus(): LoadStatus {
    const { status } = this.#context.accounts;
    const enough = this.accounts.filter(isListed).length >= MIN_ACCOUNTS[this.kind.accountsNeeded];
    return status === 'LOADED' || status === 'EMPTY' ? (enough ? 'LOADED' : 'EMPTY') : status;
  }

  get accounts(): readonly Account[] {
    return this.#context.accounts.accounts;
  }

  accountOf(accountId: string): Account | undefined {
    return this.#context.accounts.byId(accountId);
  }

  /** Account chosen to be debited, in a form that has one. */
  get debited(): Account | undefined {
    const { draft } = this;
    return 'debitAccountId' in draft && typeof draft.debitAccountId === 'string'
      ? this.accountOf(draft.debitAccountId)
      : undefined;
  }

  /** Account of the customer with this number; `undefined` for anybody else's. */
  accountNumbered(number: string): Account | undefined {
    return this.#context.accounts.byNumber(number);
  }

  /** True when the customer can go back to a field and change it. */
  canChange(field: string): boolean {
    const settled: readonly string[] = this.kind.settledOf?.(this.draft) ?? [];
    return field in this.draft && !settled.includes(field);
  }

  get busy(): boolean {
    return this.presenting || this.confirmation.busy;
  }

  /** The page to be on: the form until the sheet over it has everything it shows. */
  get page(): PaymentPage {
    return this.presenting ? 'form' : this.confirmation.page;
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<Draft> {
    const none: Partial<Record<keyof Draft, ValidationCode>> = {};
    return this.attempted ? this.#problems : none;
  }

  /** Validation errors in the order of the fields. */
  get faults(): readonly FieldViolation<keyof Draft & string>[] {
    return faultsOf(this.draft, this.violations);
  }

  /** Field the failure of the bank names, or the one its code concerns, until it is changed. */
  get refusedField(): (keyof Draft & string) | undefined {
    const { failure } = this.confirmation;
    const named = fieldsOf(this.draft).find((name) => name === failure?.data?.['field']);
    const field = named ?? (failure && this.kind.refusedFields[failure.code]);
    return field !== undefined && this.refusedDraft?.[field] === this.draft[field] ? field : undefined;
  }

  /** Preview of the booking, as the bank calculated it. */
  get preview(): OperationPreview | undefined {
    return this.confirmation.prepared?.preview;
  }

  /** ID of the transaction in the history that the operation became. */
  get transactionId(): string | undefined {
    return bookedTransactionId(this.#flow.state);
  }

  /** Operation of today that sent the same amount to the same account or person. */
  get duplicate(): Transaction | undefined {
    return this.#duplicates.found;
  }

  /** Warnings about what a document of a company duplicates. */
  get warnings(): readonly DocumentWarning[] {
    return this.#duplicates.warnings;
  }

  /** Document that this one replaces. */
  get replaces(): DocumentReference | undefined {
    return this.#flow.replaces;
  }

  change(values: Readonly<Partial<Draft>>): void {
    this.draft = this.kind.draftOf({ ...this.draft, ...values });
    this.#keepTyped();
  }

  /** Replaces everything but a typed amount with these values. */
  choose(values: Readonly<Partial<Draft>>): void {
    const { draft } = this;
    this.draft =
      'amountText' in draft && draft.amountText !== ''
        ? this.kind.draftOf({ ...values, amountText: draft.amountText })
        : this.kind.draftOf(values);
    this.#keepTyped();
  }

  /** Opens the form: a finished operation is replaced with a new one, one under way is kept. */
  openForm(): void {
    this.#context.time.tick();
    for (const load of this.kind.loads ?? []) {
      void load(this.#context);
    }
    if (this.confirmation.step === 'done' || this.confirmation.step === 'sent') {
      this.fill();
    } else {
      // Closing the sheet is the same visit.
      this.continued = this.confirmation.step === 'draft' && this.#context.drafts.forms.includes(this.kind.name);
      this.#flow.edit();
    }
    void this.#context.accounts.ensure().then(this.#preselect);
  }

  /** Chooses accounts before anything is typed, as far as the form has them; an account of an own page is credited or debited. */
  startWith(wanted: Readonly<Partial<Record<(typeof ACCOUNT_FIELDS)[number], string>>>): void {
    void this.#context.accounts.ensure().then(() =>
      runInAction(() => {
        const known = ACCOUNT_FIELDS.filter((field) => field in this.draft && this.accountOf(wanted[field] ?? ''));
        this.draft = this.kind.draftOf({
          ...this.draft,
          ...Object.fromEntries(known.map((field) => [field, wanted[field]])),
        });
      }),
    );
  }

  /** Fills fields that are empty; nothing counts as typed by that. */
  fillEmpty(values: Readonly<Partial<Draft>>): void {
    const empty = Object.entries(values).filter(([field]) => Reflect.get(this.draft, field) === '');
    this.draft = this.kind.draftOf({ ...this.draft, ...Object.fromEntries(empty) });
  }

  /** Empties a form that was continued, under a new operation ID. */
  clear(): void {
    this.fill();
  }

  /** Fills the form with these values, or empties it, under a new operation ID; sends nothing. */
  fill(values?: Readonly<Partial<Draft>>, replaces?: DocumentReference): void {
    this.draft = this.kind.draftOf(values);
    this.#context.drafts.forget(this.kind.name);
    this.attempted = false;
    this.continued = false;
    this.refusedDraft = undefined;
    this.confirmation.clearOtp();
    this.#flow.open(replaces);
    this.#preselect();
  }

  /** Has the bank create the operation, and send its code where one is needed, so that the sheet opens complete. */
  async present(): Promise<void> {
    if (this.presenting) {
      return;
    }
    this.presenting = true;
    try {
      if (await this.submit()) {
        await this.passkey.begin(this.preview);
      }
    } finally {
      runInAction(() => {
        this.presenting = false;
      });
    }
  }

  /** Has the bank create the operation. Resolves to true when it can be checked. */
  async submit(): Promise<boolean> {
    this.attempted = true;
    if (!isSound(this.#problems)) {
      return false;
    }
    const { draft } = this;
    await this.#flow.submit(
      (operationId) => {
        const request = this.kind.requestOf(draft, this.#context, operationId);
        if (request === undefined) {
          throw new Error('A sound draft stands for a request');
        }
        return request;
      },
      (request) => this.#context.prepare(this.kind.code, request),
    );
    const { preview } = this;
    const created = this.confirmation.step === 'created' && preview !== undefined;
    runInAction(() => {
      this.refusedDraft = created ? undefined : draft;
    });
    if (created) {
      const looked = this.#duplicates.look(preview);
      // What a document repeats is seen before it can be sent to be signed.
      await (preview.awaited === undefined ? undefined : looked);
    }
    return created;
  }

  /** Chooses what is usual, and the main account of those the form takes; nothing counts as typed by that. */
  readonly #preselect = (): void => {
    const usual = this.kind.usualOf?.(this.#context);
    if (usual !== undefined) {
      this.fillEmpty(usual);
    }
    const field = ACCOUNT_FIELDS.find((each) => each in this.draft);
    if (field === undefined || Reflect.get(this.draft, field) !== '') {
      return;
    }
    const withAccount = ({ id }: Account): Draft => this.kind.draftOf({ ...this.draft, [field]: id });
    const refusalOf = (account: Account): unknown =>
      Reflect.get(this.kind.violationsOf(withAccount(account), this.#context), field);
    runInAction(() => {
      const main = mainAccount(this.accounts, refusalOf);
      this.draft = main === undefined ? this.draft : withAccount(main);
    });
  };

  #keepTyped(): void {
    this.#context.drafts.keep(this.kind.name, typedFieldsOf(this.draft, this.kind.secretsOf?.(this.draft)));
  }

  get #problems(): Violations<Draft> {
    return this.kind.violationsOf(this.draft, this.#context);
  }
}
