import { actionBound, makeObservable } from 'mobx';

import type { Creditor, DirectDebits, Mandate } from '../../domain/invoice/DirectDebit';
import type { Result } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Mandates of the payer, open ones first, and the companies a mandate can be given to. */
@injectable('Singleton')
export class DirectDebitsStore extends ListStore<DirectDebits> {
  readonly #gateway: Pick<OperationGateway, 'execute'>;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    super({
      empty: { creditors: [], mandates: [] },
      load: () => gateway.execute('GET_DIRECT_DEBITS', {}),
      reloadsSilently: true,
    });
    this.#gateway = gateway;
    makeObservable(this, { revoke: actionBound, refuse: actionBound });
  }

  get mandates(): readonly Mandate[] {
    return this.held.mandates;
  }

  /** Companies without an open mandate of the payer. */
  get creditors(): readonly Creditor[] {
    const taken = new Set(
      this.mandates.filter(({ endedOn }) => endedOn === undefined).map(({ creditorId }) => creditorId),
    );
    return this.held.creditors.filter(({ id }) => !taken.has(id));
  }

  /** Name of a company a mandate can be given to or was given to; empty when it is not known. */
  nameOf(creditorId: string): string {
    return this.held.creditors.find(({ id }) => id === creditorId)?.name ?? '';
  }

  byId(mandateId: string): Mandate | undefined {
    return this.mandates.find(({ id }) => id === mandateId);
  }

  /** Revokes a mandate; returns the failure, if any. */
  async revoke(mandateId: string): Promise<Failure | undefined> {
    return this.#replace(await this.#gateway.execute('REVOKE_DIRECT_DEBIT_MANDATE', { mandateId }));
  }

  /** Refuses an announced debit; returns the failure, if any. */
  async refuse(debitId: string): Promise<Failure | undefined> {
    return this.#replace(await this.#gateway.execute('REFUSE_DIRECT_DEBIT', { debitId }));
  }

  #replace(answer: Result<Mandate, Failure>): Failure | undefined {
    if (!answer.ok) {
      return answer.failure;
    }
    this.ignorePending();
    const mandates = this.mandates.map((each) => (each.id === answer.value.id ? answer.value : each));
    this.hold({ ...this.held, mandates });
    return undefined;
  }
}
