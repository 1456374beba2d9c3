import { sortLoans } from '../../domain/loan/Loan';
import type { Loan } from '../../domain/loan/Loan';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { OperationGateway } from '../ports/OperationGateway';
import { isNewer, VersionedListStore } from '../stores/VersionedListStore';

/** The loans the customer is repaying, the latest first. */
@injectable('Singleton')
export class LoansStore extends VersionedListStore<Loan> implements LiveStore {
  readonly staleOn = ['UPDATED_ACCOUNT'] as const;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    super({ empty: [], load: () => gateway.execute('GET_LOANS_V2', { status: 'A' }) });
  }

  get loans(): readonly Loan[] {
    return this.held;
  }

  /** The bank serves the account of a loan as a loan only. */
  owns({ accountId }: StreamEvent): boolean {
    return accountId !== undefined && this.byId(accountId) !== undefined;
  }

  override onEvent(event: StreamEvent): void {
    if (event.accountId !== undefined && this.owns(event)) {
      void this.refresh(event.accountId, event.dataVersion);
    }
  }

  /** Reloads the loans when the changed account belongs to one of them and its version is not held yet. */
  async refresh(accountId: string, dataVersion: bigint | undefined): Promise<void> {
    const held = this.byId(accountId);
    if (held !== undefined && isNewer(dataVersion, held)) {
      await this.reload();
    }
  }

  protected override merge(incoming: readonly Loan[]): readonly Loan[] {
    return sortLoans(super.merge(incoming));
  }
}
