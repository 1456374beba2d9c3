import type { AccountsStore } from '../../application/accounts/AccountsStore';
import { OperationFlow } from '../../application/flow/OperationFlow';
import type { FlowParts } from '../../application/flow/OperationFlow';
import { DuplicateRadar } from '../../application/history/DuplicateRadar';
import type { HistoryStore } from '../../application/history/HistoryStore';
import type { RecentOperations } from '../../application/history/RecentOperations';
import type { ConfirmedCode } from '../../application/operations/catalogue';

export interface PaymentDeskParts {
  readonly flow: FlowParts;
  readonly accounts: AccountsStore;
  readonly history: HistoryStore;
  readonly recent: RecentOperations;
}

/** What every payment of one visit to the bank is made with. */
export class PaymentDesk {
  readonly accounts: AccountsStore;
  readonly #parts: PaymentDeskParts;

  constructor(parts: PaymentDeskParts) {
    this.accounts = parts.accounts;
    this.#parts = parts;
  }

  flowOf<Code extends ConfirmedCode>(code: Code): OperationFlow<Code> {
    return new OperationFlow(code, this.#parts.flow);
  }

  newRadar(): DuplicateRadar {
    const { gateway, clock } = this.#parts.flow;
    return new DuplicateRadar(gateway, clock);
  }

  /** An operation was booked. The stream says what changed; this holds when it is down. */
  booked(): void {
    void this.#parts.accounts.reload();
    void this.#parts.recent.reload();
    void this.#parts.history.reload();
  }
}
