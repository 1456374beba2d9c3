import type { AccountsStore } from '../../application/accounts/AccountsStore';
import type { TypedDrafts } from '../../application/drafts/TypedDrafts';
import type { RatesStore } from '../../application/exchange/RatesStore';
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
  readonly drafts: TypedDrafts;
  readonly rates: RatesStore;
}

/** What every payment of one visit to the bank is made with. */
export class PaymentDesk {
  readonly accounts: AccountsStore;
  /** What was typed and not sent yet. */
  readonly drafts: TypedDrafts;
  readonly rates: RatesStore;
  readonly #parts: PaymentDeskParts;

  constructor(parts: PaymentDeskParts) {
    this.accounts = parts.accounts;
    this.drafts = parts.drafts;
    this.rates = parts.rates;
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
