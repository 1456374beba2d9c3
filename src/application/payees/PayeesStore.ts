import { computed, makeObservable } from 'mobx';

import type { Payee } from '../../domain/payee/Payee';
import { inBookOrder } from '../../domain/payee/inBookOrder';
import { comparableTitle, payeesByTitle } from '../../domain/payee/payeePlace';
import type { Namesakes } from '../../domain/payee/payeePlace';
import type { Result } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';
import type { PayeeUpdate } from '../operations/payees';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

type Changed = Result<Payee, Failure>;

/** Book of payees: all parties the customer has paid, pinned first, then by the latest payment. */
@injectable('Singleton')
export class PayeesStore extends ListStore<readonly Payee[]> implements LiveStore {
  readonly staleOn = ['TRANSACTION_UPDATED', 'TRANSACTION_NOTIFICATION'] as const;

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({ empty: [], load: () => gateway.execute('GET_PAYEES', {}), reloadsSilently: true });
    this.#gateway = gateway;
    makeObservable(this, { byTitle: computed });
  }

  /** Payees the customer has not hidden. */
  get payees(): readonly Payee[] {
    return this.held.filter(({ hidden }) => !hidden);
  }

  /** All payees, including hidden ones; `undefined` until they are loaded. */
  get everybody(): readonly Payee[] | undefined {
    return this.status === 'LOADED' || this.status === 'EMPTY' ? this.held : undefined;
  }

  /** The book by names. */
  get byTitle(): ReadonlyMap<string, Namesakes> {
    return payeesByTitle(this.held);
  }

  byId(payeeId: string): Payee | undefined {
    return this.held.find(({ id }) => id === payeeId);
  }

  /** All payees with the name of a payee, including that payee and hidden ones. */
  namesakesOf(payee: Payee): Namesakes {
    return this.byTitle.get(comparableTitle(payee)) ?? [];
  }

  async update(update: PayeeUpdate): Promise<Changed> {
    return this.#taken(await this.#gateway.execute('UPDATE_PAYEE', update));
  }

  async hide({ id: payeeId }: Payee): Promise<Changed> {
    return this.#taken(await this.#gateway.execute('HIDE_PAYEE', { payeeId }));
  }

  async restore({ id: payeeId }: Payee): Promise<Changed> {
    return this.#taken(await this.#gateway.execute('RESTORE_PAYEE', { payeeId }));
  }

  #taken(answer: Changed): Changed {
    if (answer.ok) {
      this.hold(inBookOrder(this.held.map((payee) => (payee.id === answer.value.id ? answer.value : payee))));
    }
    return answer;
  }
}
