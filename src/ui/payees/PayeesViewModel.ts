import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../application/injection';
import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { Failure } from '../../application/operations/failureCodes';
import { PayeesStore } from '../../application/payees/PayeesStore';
import { UserStore } from '../../application/user/UserStore';
import { matchesPayee } from '../../domain/payee/matchesPayee';
import type { Payee } from '../../domain/payee/Payee';
import type { Result } from '../../domain/result/Result';
import { formOfPayee } from '../payment/payeeForms';
import { PaymentContext } from '../payment/PaymentContext';
import { ShellViewModel } from '../shell/ShellViewModel';

@injectable()
export class PayeesDeps {
  @inject(PayeesStore) readonly payees!: PayeesStore;
  @inject(PaymentContext) readonly context!: PaymentContext;
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
  failure: Failure | undefined;
  naming: Naming | undefined;
  busy = false;
  /** Payee hidden last. */
  hidden: Payee | undefined;

  readonly #deps: PayeesDeps;

  constructor(@inject(PayeesDeps) deps: PayeesDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { failure: observableRef, naming: observableRef, hidden: observableRef },
      { autoBind: true },
    );
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
    const form = formOfPayee(payee, this.#deps.context);
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
    this.failure = undefined;
  }

  setNickname(nickname: string): void {
    this.naming = this.naming && { ...this.naming, nickname };
  }

  leaveNaming(): void {
    this.naming = undefined;
  }

  async keepNickname({ id: payeeId, pinned }: Payee): Promise<void> {
    const nickname = this.naming?.nickname.trim() ?? '';
    if (await this.#doing(() => this.#deps.payees.update({ payeeId, nickname, pinned }))) {
      this.leaveNaming();
    }
  }

  async togglePin({ id: payeeId, nickname, pinned }: Payee): Promise<void> {
    await this.#doing(() => this.#deps.payees.update({ payeeId, nickname, pinned: !pinned }));
  }

  async hide(payee: Payee): Promise<void> {
    const done = await this.#doing(() => this.#deps.payees.hide(payee));
    runInAction(() => {
      this.hidden = done ? payee : this.hidden;
    });
  }

  async restore(payee: Payee): Promise<void> {
    const done = await this.#doing(() => this.#deps.payees.restore(payee));
    runInAction(() => {
      this.hidden = done && this.hidden?.id === payee.id ? undefined : this.hidden;
    });
  }

  /** Calls the bank, one call at a time. Resolves to true when it was done. */
  async #doing(act: () => Promise<Result<Payee, Failure>>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await act();
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    return answer.ok;
  }
}
