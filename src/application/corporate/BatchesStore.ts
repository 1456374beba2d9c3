import type { Batch } from '../../domain/batch/Batch';
import { mapSuccess } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { BatchQuestion } from '../operations/batches';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';
import { OpenBatch } from './OpenBatch';

const WHOLE_LIST: BatchQuestion = { type: 'list', batch: undefined, transactions: [], from: 1, status: undefined };

/** Batches of payments the company has uploaded, and the open one. */
@injectable('Singleton')
export class BatchesStore extends ListStore<readonly Batch[]> implements LiveStore {
  readonly staleOn = ['TRANSACTION_UPDATED', 'TRANSACTION_NOTIFICATION', 'NOTIFICATION'] as const;

  readonly open: OpenBatch;

  /** True while a reload runs. Events arrive faster than a long batch loads, so all that arrive meanwhile cause one further reload. */
  #refreshing = false;
  #again = false;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: [],
      load: async () => mapSuccess(await gateway.execute('SELECT_BATCH_TXNS', WHOLE_LIST), ({ batches }) => batches),
      reloadsSilently: true,
    });
    this.open = new OpenBatch(gateway);
  }

  get batches(): readonly Batch[] {
    return this.held;
  }

  /** Reloads the list and the open batch, those of them a screen has asked for. Calls while it runs join into one. */
  override async markStale(): Promise<void> {
    this.#again = true;
    if (this.#refreshing) {
      return;
    }
    this.#refreshing = true;
    while (this.#again) {
      this.#again = false;
      await Promise.all([super.markStale(), this.open.markStale()]);
    }
    this.#refreshing = false;
  }
}
