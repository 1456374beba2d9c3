import type { AccountsStore } from '../../application/accounts/AccountsStore';
import { DepositProductsStore } from '../../application/deposits/DepositProductsStore';
import type { DepositsStore } from '../../application/deposits/DepositsStore';
import type { TypedDrafts } from '../../application/drafts/TypedDrafts';
import type { RatesStore } from '../../application/exchange/RatesStore';
import { OperationFlow } from '../../application/flow/OperationFlow';
import type { FlowParts } from '../../application/flow/FlowParts';
import { DuplicateRadar } from '../../application/history/DuplicateRadar';
import type { HistoryStore } from '../../application/history/HistoryStore';
import { PastOperations } from '../../application/history/PastOperations';
import type { RecentOperations } from '../../application/history/RecentOperations';
import { InvoicesStore } from '../../application/invoices/InvoicesStore';
import type { LimitsStore } from '../../application/limits/LimitsStore';
import type { LoansStore } from '../../application/loans/LoansStore';
import type { ConfirmedCode, RequestOf } from '../../application/operations/catalogue';
import type { Failure } from '../../application/operations/failureCodes';
import type { CardsStore } from '../../application/cards/CardsStore';
import { MoneyTransferStore } from '../../application/payments/MoneyTransferStore';
import { OtherBanksStore } from '../../application/payments/OtherBanksStore';
import { RecipientCheck } from '../../application/payments/RecipientCheck';
import { ServicesStore } from '../../application/payments/ServicesStore';
import { SubscriberCheck } from '../../application/payments/SubscriberCheck';
import type { Pictures } from '../../application/ports/Pictures';
import { SwiftStore } from '../../application/swift/SwiftStore';
import { TaxesStore } from '../../application/taxes/TaxesStore';
import { LiveClock } from '../../application/time/LiveClock';
import type { LoanSchedule } from '../../domain/loan/LoanSchedule';
import type { OperationId } from '../../domain/operation/OperationId';
import { refusal, success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import { AccountReading } from '../accounts/AccountReading';
import { Scans } from '../papers/Scans';

export interface PaymentDeskParts {
  readonly flow: FlowParts;
  readonly accounts: AccountsStore;
  readonly deposits: DepositsStore;
  readonly loans: LoansStore;
  readonly history: HistoryStore;
  readonly recent: RecentOperations;
  readonly drafts: TypedDrafts;
  readonly rates: RatesStore;
  readonly limits: LimitsStore;
  readonly cards: CardsStore;
  readonly pictures: Pictures;
}

/** What every payment of one visit to the bank is made with. */
export class PaymentDesk {
  readonly accounts: AccountsStore;
  readonly deposits: DepositsStore;
  /** What deposits the bank opens. */
  readonly depositProducts: DepositProductsStore;
  readonly loans: LoansStore;
  /** Where the loan that is being repaid stands. */
  readonly loanSchedule: AccountReading<LoanSchedule>;
  /** What was typed and not sent yet. */
  readonly drafts: TypedDrafts;
  readonly rates: RatesStore;
  /** What may be moved, and what moving costs. */
  readonly limits: LimitsStore;
  readonly otherBanks: OtherBanksStore;
  readonly services: ServicesStore;
  /** What was paid lately. */
  readonly past: PastOperations;
  readonly swift: SwiftStore;
  /** What is shown with a transfer abroad. */
  readonly documents: Scans;
  /** What the tax service says. */
  readonly taxes: TaxesStore;
  readonly cards: CardsStore;
  readonly moneyTransfers: MoneyTransferStore;
  /** What distributors have delivered on credit. */
  readonly invoices: InvoicesStore;
  /** The bank's time, followed while a form that depends on it is open. */
  readonly time: LiveClock;
  readonly #parts: PaymentDeskParts;

  constructor(parts: PaymentDeskParts) {
    this.accounts = parts.accounts;
    this.deposits = parts.deposits;
    this.depositProducts = new DepositProductsStore(parts.flow.gateway);
    this.loans = parts.loans;
    this.loanSchedule = new AccountReading((loanId) =>
      parts.flow.gateway.execute('GET_LOAN_REPAYMENT_SCHEDULE', { loanId }),
    );
    this.drafts = parts.drafts;
    this.rates = parts.rates;
    this.limits = parts.limits;
    this.otherBanks = new OtherBanksStore(parts.flow.gateway);
    this.services = new ServicesStore(parts.flow.gateway);
    this.past = new PastOperations(parts.flow.gateway);
    this.swift = new SwiftStore(parts.flow.gateway);
    this.documents = new Scans({ ...parts.flow, pictures: parts.pictures });
    this.taxes = new TaxesStore(parts.flow.gateway);
    this.cards = parts.cards;
    this.moneyTransfers = new MoneyTransferStore(parts.flow.gateway);
    this.invoices = new InvoicesStore(parts.flow.gateway);
    this.time = new LiveClock(parts.flow.clock, parts.flow.scheduler);
    this.#parts = parts;
  }

  flowOf<Code extends ConfirmedCode>(code: Code): OperationFlow<Code> {
    return new OperationFlow(code, this.#parts.flow);
  }

  /** Has the bank check and keep an operation that nobody confirms, for the sake of what it says of it. */
  async create<Code extends ConfirmedCode>(
    code: Code,
    build: (operationId: OperationId) => RequestOf<Code> | undefined,
  ): Promise<Result<OperationId, Failure>> {
    const operationId = this.#parts.flow.identifiers.operationId();
    const request = build(operationId);
    if (request === undefined) {
      return refusal({ code: 'OPERATION_IMPOSSIBLE' });
    }
    const answer = await this.#parts.flow.gateway.create(code, request);
    return answer.ok ? success(operationId) : answer;
  }

  newRadar(): DuplicateRadar {
    const { gateway, clock } = this.#parts.flow;
    return new DuplicateRadar(gateway, clock);
  }

  newRecipientCheck(): RecipientCheck {
    const { gateway, scheduler } = this.#parts.flow;
    return new RecipientCheck(gateway, scheduler);
  }

  newSubscriberCheck(): SubscriberCheck {
    return new SubscriberCheck(this.#parts.flow.gateway);
  }

  /** An operation was booked. The stream says what changed; this holds when it is down. */
  booked(): void {
    void this.#parts.accounts.reload();
    void this.#parts.deposits.reloadWanted();
    void this.#parts.loans.reloadWanted();
    void this.#parts.recent.reload();
    void this.#parts.history.reload();
  }
}
