import { computed, makeObservable } from 'mobx';

import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';
import { UserStore } from '../user/UserStore';
import { ChangesStore } from './ChangesStore';
import { CompanyUsers } from './CompanyUsers';
import { DocumentsToCorrect } from './DocumentsToCorrect';
import { EndedDocuments } from './EndedDocuments';
import { FilteredDocuments } from './FilteredDocuments';

/** Documents of the company that wait for signatures, and those that ended. Individuals have none, so nothing is loaded for them. */
@injectable('Singleton')
export class DocumentsStore extends ListStore<readonly PaymentDocument[]> implements LiveStore {
  readonly staleOn = ['TRANSACTION_NOTIFICATION', 'NOTIFICATION'] as const;

  readonly ended: EndedDocuments;
  readonly filtered: FilteredDocuments;
  /** The document of the page that is open, in whatever state. */
  readonly one: FilteredDocuments;
  readonly changes: ChangesStore;
  readonly toCorrect: DocumentsToCorrect;
  readonly users: CompanyUsers;

  readonly #gateway: OperationGateway;
  readonly #user: UserStore;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(UserStore) user: UserStore) {
    super({
      empty: [],
      load: () => gateway.execute('GET_TXNS_ON_CONFIRMATION', {}),
      reloadsSilently: true,
    });
    this.#gateway = gateway;
    this.#user = user;
    this.ended = new EndedDocuments(gateway);
    this.filtered = new FilteredDocuments(gateway);
    this.one = new FilteredDocuments(gateway);
    this.changes = new ChangesStore(gateway);
    this.toCorrect = new DocumentsToCorrect(gateway);
    this.users = new CompanyUsers(gateway);
    makeObservable(this, { mine: computed, toApprove: computed });
  }

  get documents(): readonly PaymentDocument[] {
    return this.held;
  }

  /** Documents the user can sign now. */
  get mine(): readonly PaymentDocument[] {
    return this.documents.filter(({ canSign }) => canSign);
  }

  /** Documents the user can approve now; approval comes before signatures. */
  get toApprove(): readonly PaymentDocument[] {
    return this.documents.filter(({ canApprove }) => canApprove);
  }

  /** Asks the bank now for what waits, for the changes, and for the ended documents that are shown. */
  override async reload(): Promise<void> {
    if (!this.#user.isCorporate) {
      return;
    }
    void this.ended.markStale();
    void this.filtered.markStale();
    void this.one.markStale();
    void this.toCorrect.markStale();
    void this.changes.reload();
    await super.reload();
  }

  override onEvent(): void {
    void this.reload();
  }

  override onMissed(): void {
    void this.reload();
  }

  /** Declines a document; returns the failure, if any. */
  async decline(operationId: OperationId, reason: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason });
    await this.reload();
    return answer.ok ? undefined : answer.failure;
  }

  /** Approves a document, after which others sign it; returns the failure, if any. */
  async approve(operationId: OperationId): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('APPROVE_TXN_ON_CONFIRMATION', { operationId });
    await this.reload();
    return answer.ok ? undefined : answer.failure;
  }
}
