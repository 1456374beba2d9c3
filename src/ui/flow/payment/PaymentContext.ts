import { AccountsStore } from '../../../application/accounts/AccountsStore';
import { DepositsStore } from '../../../application/deposits/DepositsStore';
import { DirectoryStore } from '../../../application/directories/DirectoryStore';
import { TypedDrafts } from '../../../application/drafts/TypedDrafts';
import { RatesStore } from '../../../application/exchange/RatesStore';
import { FlowDeps } from '../../../application/confirmation/FlowDeps';
import { operationFlow } from '../../../application/confirmation/operationFlow';
import { PasskeyCodes } from '../../../application/confirmation/PasskeyCodes';
import type { OperationFlow } from '../../../application/confirmation/operationFlow';
import { DuplicateCheck } from '../../../application/history/DuplicateCheck';
import { HistoryStore } from '../../../application/history/HistoryStore';
import { RecentOperations } from '../../../application/history/RecentOperations';
import { inject, injectable } from '../../../application/injection';
import { LimitsStore } from '../../../application/limits/LimitsStore';
import { LoansStore } from '../../../application/loans/LoansStore';
import type { ConfirmedCode, RequestOf } from '../../../application/operations/catalogue';
import type { Failure } from '../../../application/operations/failureCodes';
import { PayeesStore } from '../../../application/payees/PayeesStore';
import { CardsStore } from '../../../application/cards/CardsStore';
import { RecipientCheck } from '../../../application/payments/RecipientCheck';
import { SubscriberCheck } from '../../../application/payments/SubscriberCheck';
import type { Challenge } from '../../../application/ports/Challenge';
import { Pictures } from '../../../application/ports/Pictures';
import { LiveClock } from '../../../application/time/LiveClock';
import type { OperationId } from '../../../domain/operation/OperationId';
import { refusal, success } from '../../../domain/result/Result';
import type { Result } from '../../../domain/result/Result';

@injectable()
export class PaymentContextDeps {
  @inject(FlowDeps) readonly flow!: FlowDeps;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(DepositsStore) readonly deposits!: DepositsStore;
  @inject(LoansStore) readonly loans!: LoansStore;
  @inject(HistoryStore) readonly history!: HistoryStore;
  @inject(RecentOperations) readonly recent!: RecentOperations;
  @inject(TypedDrafts) readonly drafts!: TypedDrafts;
  @inject(RatesStore) readonly rates!: RatesStore;
  @inject(LimitsStore) readonly limits!: LimitsStore;
  @inject(CardsStore) readonly cards!: CardsStore;
  @inject(PayeesStore) readonly payees!: PayeesStore;
  @inject(PasskeyCodes) readonly passkeys!: PasskeyCodes;
  @inject(Pictures) readonly pictures!: Pictures;
  @inject(DirectoryStore) readonly directories!: DirectoryStore;
}

/** State shared by all payment forms of one signed-in session. A form names its other data as {@link PaymentResource}s. */
@injectable('Singleton')
export class PaymentContext {
  readonly accounts: AccountsStore;
  /** Forms that were begun and not submitted. */
  readonly drafts: TypedDrafts;
  /** People and companies the customer has paid. */
  readonly payees: PayeesStore;
  readonly passkeys: PasskeyCodes;
  /** Server time, updated when a form opens and while one that depends on it is shown. */
  readonly time: LiveClock;
  /** Stores and ports that resources are made of. */
  readonly sources: PaymentContextDeps;

  constructor(@inject(PaymentContextDeps) sources: PaymentContextDeps) {
    this.accounts = sources.accounts;
    this.drafts = sources.drafts;
    this.payees = sources.payees;
    this.passkeys = sources.passkeys;
    this.time = new LiveClock(sources.flow.clock, sources.flow.scheduler);
    this.sources = sources;
  }

  newFlow<Code extends ConfirmedCode>(): OperationFlow<Code> {
    return operationFlow(this.sources.flow);
  }

  /** Has the bank check and keep an operation, and show what it would book. */
  prepare<Code extends ConfirmedCode>(code: Code, request: RequestOf<Code>): Promise<Result<Challenge<Code>, Failure>> {
    return this.sources.flow.gateway.create(code, request);
  }

  /** Has the bank check and store an operation that nobody confirms, so that it can become a template. Resolves to its ID. */
  async create<Code extends ConfirmedCode>(
    code: Code,
    build: (operationId: OperationId) => RequestOf<Code> | undefined,
  ): Promise<Result<OperationId, Failure>> {
    const operationId = this.sources.flow.identifiers.operationId();
    const request = build(operationId);
    if (request === undefined) {
      return refusal({ code: 'OPERATION_IMPOSSIBLE' });
    }
    const answer = await this.prepare(code, request);
    return answer.ok ? success(operationId) : answer;
  }

  newDuplicateCheck(): DuplicateCheck {
    const { gateway, clock } = this.sources.flow;
    return new DuplicateCheck(gateway, clock);
  }

  newRecipientCheck(): RecipientCheck {
    const { gateway, scheduler } = this.sources.flow;
    return new RecipientCheck(gateway, scheduler);
  }

  newSubscriberCheck(): SubscriberCheck {
    return new SubscriberCheck(this.sources.flow.gateway);
  }

  /** Reloads what a booking changes. The stream reports such changes too; this covers the time it is disconnected. */
  booked(): void {
    void this.sources.accounts.reload();
    void this.sources.deposits.markStale();
    void this.sources.loans.markStale();
    void this.sources.recent.reload();
    void this.sources.history.reload();
    void this.sources.payees.markStale();
  }
}
