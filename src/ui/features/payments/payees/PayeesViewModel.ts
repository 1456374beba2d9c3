import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { SingleCall } from '../../../../application/loading/SingleCall';
import type { Failure } from '../../../../application/operations/failureCodes';
import { PayeesStore } from '../../../../application/payees/PayeesStore';
import { UserStore } from '../../../../application/user/UserStore';
import { matchesPayee } from '../../../../domain/payee/matchesPayee';
import type { Payee } from '../../../../domain/payee/Payee';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentKinds } from '../../../flow/payment/PaymentKinds';
import { ShellViewModel } from '../../../flow/access/ShellViewModel';

@injectable()
export class PayeesDeps {
  @inject(PayeesStore) readonly payees!: PayeesStore;
  @inject(PaymentContext) readonly context!: PaymentContext;
  @inject(PaymentKinds) readonly kinds!: PaymentKinds;
  @inject(UserStore) readonly user!: UserStore;
  /** Rights of the user to screens. */
  @inject(ShellViewModel) readonly shell!: Pick<ShellViewModel, 'mayOpen'>;
}

/** Payee being named. */
interface Naming {
  readonly payeeId: string;
  readonly nickname: string;
}

/** Page of the payee book: search, nickname, pin, and hiding, which can be taken back. */
@injectable()
export class PayeesViewModel {
  search = '';
  naming: Naming | undefined;
  /** Payee hidden last. */
  hidden: Payee | undefined;

  readonly #deps: PayeesDeps;
  readonly #call = new SingleCall();

  constructor(@inject(PayeesDeps) deps: PayeesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { naming: observableRef, hidden: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#call.busy;
  }

  get failure(): Failure | undefined {
    return this.#call.failure;
  }

  /** EMPTY when nobody was paid, or everybody is hidden. */
  get status(): LoadStatus {
    const { payees } = this.#deps;
    return payees.status === 'LOADED' && payees.payees.length === 0 ? 'EMPTY' : payees.status;
  }

  /** Payees that match the search. */
  get found(): readonly Payee[] {
    return this.#deps.payees.payees.filter((payee) => matchesPayee(payee, this.search));
  }

  /** Payees the customer has hidden. */
  get hiddenOnes(): readonly Payee[] {
    return (this.#deps.payees.everybody ?? []).filter(({ hidden }) => hidden);
  }

  /** True for a user of a company without the right to create payments, who only looks. */
  get onlyLooks(): boolean {
    const { isCorporate, makesDocuments } = this.#deps.user;
    return isCorporate && !makesDocuments;
  }

  canPay(payee: Payee): boolean {
    const form = this.#deps.kinds.formOf(payee);
    return form !== undefined && this.#deps.shell.mayOpen(form.kind.path);
  }

  load(): void {
    void this.#deps.payees.renew();
    void this.#deps.context.accounts.ensure();
  }

  setSearch(search: string): void {
    this.search = search;
  }

  startNaming({ id: payeeId, nickname }: Payee): void {
    this.naming = { payeeId, nickname };
    this.#call.dismissFailure();
  }

  setNickname(nickname: string): void {
    this.naming = this.naming && { ...this.naming, nickname };
  }

  leaveNaming(): void {
    this.naming = undefined;
  }

  async keepNickname({ id: payeeId, pinned }: Payee): Promise<void> {
    const nickname = this.naming?.nickname.trim() ?? '';
    if (await this.#call.make(() => this.#deps.payees.update({ payeeId, nickname, pinned }))) {
      this.leaveNaming();
    }
  }

  async togglePin({ id: payeeId, nickname, pinned }: Payee): Promise<void> {
    await this.#call.make(() => this.#deps.payees.update({ payeeId, nickname, pinned: !pinned }));
  }

  async hide(payee: Payee): Promise<void> {
    const done = await this.#call.make(() => this.#deps.payees.hide(payee));
    runInAction(() => {
      this.hidden = done ? payee : this.hidden;
    });
  }

  async restore(payee: Payee): Promise<void> {
    const done = await this.#call.make(() => this.#deps.payees.restore(payee));
    runInAction(() => {
      this.hidden = done && this.hidden?.id === payee.id ? undefined : this.hidden;
    });
  }
}
