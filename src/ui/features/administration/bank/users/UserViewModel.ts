import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../../application/injection';
import { RequestSequence } from '../../../../../application/loading/RequestSequence';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';
import { UserStore } from '../../../../../application/user/UserStore';
import { isBlockReason, isHeldBack } from '../../../../../domain/administration/AdministeredUser';
import type { AdministeredUser } from '../../../../../domain/administration/AdministeredUser';

/** Question before a change of access; `lift` is about locks of wrong passwords and codes alone. */
export type AccessQuestion = 'block' | 'unblock' | 'lift';

/** Form of an id in the address. */
const USER_ID = /^[1-9]\d{0,17}$/;

/** One user: access and rights, with blocking and unblocking. */
@injectable()
export class UserViewModel {
  user: AdministeredUser | undefined;
  status: LoadStatus = 'LOADING';
  /** Question that waits for its answer. */
  asking: AccessQuestion | undefined;
  reason = '';
  saving = false;
  /** Change that was just made. */
  done: 'blocked' | 'unblocked' | undefined;
  /** True once another administrator has changed the access before. */
  overtaken = false;
  /** Any other failure of the last attempt. */
  failure: Failure | undefined;

  #userId = '';
  readonly #latest = new RequestSequence();
  readonly #gateway: OperationGateway;
  readonly #self: UserStore;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(UserStore) self: UserStore) {
    this.#gateway = gateway;
    this.#self = self;
    makeAutoObservable(this, { user: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** True for the page of the administrator who looks at it. */
  get isOwn(): boolean {
    return this.user !== undefined && this.user.userId === this.#self.user?.id;
  }

  /** Changes of the access that are offered now. */
  get offered(): readonly AccessQuestion[] {
    const { user } = this;
    if (user === undefined || this.isOwn) {
      return [];
    }
    if (user.block !== undefined) {
      return ['unblock'];
    }
    return isHeldBack(user) ? ['block', 'lift'] : ['block'];
  }

  /** True while the question lacks a reason. */
  get lacksReason(): boolean {
    return this.asking === 'block' && !isBlockReason(this.reason);
  }

  async open(userId: string): Promise<void> {
    this.#userId = userId;
    if (USER_ID.test(userId)) {
      await this.reload();
    } else {
      this.user = undefined;
      this.status = 'EMPTY';
    }
  }

  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.user?.userId !== this.#userId) {
      this.status = 'LOADING';
      this.user = undefined;
    }
    this.failure = undefined;
    const answer = await this.#gateway.execute('GET_ADMIN_USER', { userId: this.#userId });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.user = answer.value;
        this.status = 'LOADED';
        return;
      }
      this.failure = answer.failure;
      const isUnknown = answer.failure.code === 'CUSTOMER_NOT_FOUND';
      this.status = isUnknown ? 'EMPTY' : this.user === undefined ? 'ERROR' : 'LOADED';
    });
  }

  ask(question: AccessQuestion): void {
    this.asking = question;
    this.reason = '';
    this.done = undefined;
    this.failure = undefined;
    this.overtaken = false;
  }

  leave(): void {
    this.asking = undefined;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Makes the change that was asked about. */
  async confirm(): Promise<void> {
    const { asking, reason } = this;
    if (asking === undefined || this.saving || this.lacksReason) {
      return;
    }
    this.saving = true;
    const userId = this.#userId;
    const answer =
      asking === 'block'
        ? await this.#gateway.execute('BLOCK_USER', { userId, reason: reason.trim() })
        : await this.#gateway.execute('UNBLOCK_USER', { userId });
    runInAction(() => {
      this.saving = false;
      this.asking = undefined;
      this.overtaken = !answer.ok && answer.failure.code === 'OPERATION_IMPOSSIBLE';
      this.failure = answer.ok || this.overtaken ? undefined : answer.failure;
      this.user = answer.ok ? answer.value : this.user;
      this.done = !answer.ok ? undefined : asking === 'block' ? 'blocked' : 'unblocked';
    });
    if (this.overtaken) {
      await this.reload();
    }
  }
}
