import { AccountsStore } from '../../../application/accounts/AccountsStore';
import { DepositsStore } from '../../../application/deposits/DepositsStore';
import type { Directory } from '../../../application/directories/Directory';
import { DirectoryStore } from '../../../application/directories/DirectoryStore';
import { TypedDrafts } from '../../../application/drafts/TypedDrafts';
import { RatesStore } from '../../../application/exchange/RatesStore';
import { FlowDeps } from '../../../application/confirmation/FlowDeps';
import { operationFlow } from '../../../application/confirmation/operationFlow';
import type { OperationFlow } from '../../../application/confirmation/operationFlow';
import { DuplicateCheck } from '../../../application/history/DuplicateCheck';
import { HistoryStore } from '../../../application/history/HistoryStore';
import { PastOperations } from '../../../application/history/PastOperations';
import { RecentOperations } from '../../../application/history/RecentOperations';
import { inject, injectable } from '../../../application/injection';
import { InvoicesStore } from '../../../application/invoices/InvoicesStore';
import { ReceivedInvoicesStore } from '../../../application/invoices/ReceivedInvoicesStore';
import { LimitsStore } from '../../../application/limits/LimitsStore';
import { AsyncResource } from '../../../application/loading/AsyncResource';
import { LoansStore } from '../../../application/loans/LoansStore';
import type { ConfirmedCode, RequestOf } from '../../../application/operations/catalogue';
import type { Failure } from '../../../application/operations/failureCodes';
import { PayeesStore } from '../../../application/payees/PayeesStore';
import { CardsStore } from '../../../application/cards/CardsStore';
import { OtherBanksStore } from '../../../application/payments/OtherBanksStore';
import { RecipientCheck } from '../../../application/payments/RecipientCheck';
import { ServicesStore } from '../../../application/payments/ServicesStore';
import { SubscriberCheck } from '../../../application/payments/SubscriberCheck';
import type { Challenge } from '../../../application/ports/Challenge';
import { Pictures } from '../../../application/ports/Pictures';
import { SwiftStore } from '../../../application/swift/SwiftStore';
import { TaxesStore } from '../../../application/taxes/TaxesStore';
import { LiveClock } from '../../../application/time/LiveClock';
import type { DepositProduct } from '../../../domain/deposit/DepositProduct';
import type { LoanProduct, ServicePoint, ShopProduct } from '../../../domain/directory/BankDirectories';
import type { MoneyTransferSystem } from '../../../domain/directory/MoneyTransferSystems';
import type { BondIssue } from '../../../domain/shop/Bonds';
import type { CardOffers } from '../../../domain/shop/CardOrder';
import type { BoxOffer } from '../../../domain/shop/DepositBox';
import type { LoanSchedule } from '../../../domain/loan/LoanSchedule';
import type { OperationId } from '../../../domain/operation/OperationId';
import { refusal, success } from '../../../domain/result/Result';
import type { Result } from '../../../domain/result/Result';
import { ScansViewModel } from '../uploads/ScansViewModel';

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
  @inject(Pictures) readonly pictures!: Pictures;
  @inject(DirectoryStore) readonly directories!: DirectoryStore;
}

/** Stores and services shared by all payment forms of one signed-in session. */
@injectable('Singleton')
export class PaymentContext {
  readonly accounts: AccountsStore;
  readonly deposits: DepositsStore;
  /** Deposit products the bank offers. */
  readonly depositProducts: Directory<readonly DepositProduct[]>;
  /** Products of the showcase with their prices. */
  readonly shopProducts: Directory<readonly ShopProduct[]>;
  /** Loans the bank gives, with their conditions. */
  readonly loanProducts: Directory<readonly LoanProduct[]>;
  /** Safe-deposit boxes by branch and size, whichever ID the resource is loaded with. */
  readonly boxes: AsyncResource<readonly BoxOffer[]>;
  /** Bonds the bank sells, whichever ID the resource is loaded with. */
  readonly bonds: AsyncResource<readonly BondIssue[]>;
  /** Branches, cash machines and terminals. */
  readonly servicePoints: Directory<readonly ServicePoint[]>;
  /** Cards the bank issues, whichever ID the resource is loaded with. */
  readonly cardOffers: AsyncResource<CardOffers>;
  readonly loans: LoansStore;
  /** Repayment schedule of the loan that is being repaid. */
  readonly loanSchedule: AsyncResource<LoanSchedule>;
  /** Forms that were begun and not submitted. */
  readonly drafts: TypedDrafts;
  readonly rates: RatesStore;
  /** Transfer limits and tariffs. */
  readonly limits: LimitsStore;
  readonly otherBanks: OtherBanksStore;
  readonly services: ServicesStore;
  /** Recent operations. */
  readonly past: PastOperations;
  readonly swift: SwiftStore;
  /** Supporting documents of a SWIFT transfer. */
  readonly documents: ScansViewModel;
  /** Data of the tax service. */
  readonly taxes: TaxesStore;
  readonly cards: CardsStore;
  /** Everybody the customer has paid. */
  readonly payees: PayeesStore;
  readonly moneyTransfers: Directory<readonly MoneyTransferSystem[]>;
  /** Invoices of distributors who deliver on credit. */
  readonly invoices: InvoicesStore;
  /** Invoices of other companies, which are paid by QR codes. */
  readonly receivedInvoices: ReceivedInvoicesStore;
  /** Server time, updated while a form that depends on it is open. */
  readonly time: LiveClock;
  readonly #deps: PaymentContextDeps;

  constructor(@inject(PaymentContextDeps) deps: PaymentContextDeps) {
    this.accounts = deps.accounts;
    this.deposits = deps.deposits;
    this.depositProducts = deps.directories.of('DEPOSIT_PRODUCTS');
    this.shopProducts = deps.directories.of('SHOP_PRODUCTS');
    this.loanProducts = deps.directories.of('LOAN_PRODUCTS');
    this.boxes = new AsyncResource(() => deps.flow.gateway.execute('GET_DEPOSIT_BOXES', {}));
    this.bonds = new AsyncResource(() => deps.flow.gateway.execute('GET_BOND_ISSUES', {}));
    this.servicePoints = deps.directories.of('SERVICE_POINTS');
    this.cardOffers = new AsyncResource(() => deps.flow.gateway.execute('GET_CARD_OFFERS', {}));
    this.loans = deps.loans;
    this.loanSchedule = new AsyncResource((loanId) =>
      deps.flow.gateway.execute('GET_LOAN_REPAYMENT_SCHEDULE', { loanId }),
    );
    this.drafts = deps.drafts;
    this.rates = deps.rates;
    this.limits = deps.limits;
    this.otherBanks = new OtherBanksStore(deps.flow.gateway, deps.directories);
    this.services = new ServicesStore({ ...deps.flow, directories: deps.directories });
    this.past = new PastOperations(deps.flow.gateway);
    this.swift = new SwiftStore(deps.flow.gateway, deps.directories);
    this.documents = new ScansViewModel({ ...deps.flow, pictures: deps.pictures });
    this.taxes = new TaxesStore(deps.flow.gateway, deps.directories);
    this.cards = deps.cards;
    this.payees = deps.payees;
    this.moneyTransfers = deps.directories.of('MONEY_TRANSFER_SYSTEMS');
    this.invoices = new InvoicesStore(deps.flow.gateway);
    this.receivedInvoices = new ReceivedInvoicesStore(deps.flow.gateway);
    this.time = new LiveClock(deps.flow.clock, deps.flow.scheduler);
    this.#deps = deps;
  }

  newFlow<Code extends ConfirmedCode>(): OperationFlow<Code> {
    return operationFlow(this.#deps.flow);
  }

  /** Has the bank check and keep an operation, and show what it would book. */
  prepare<Code extends ConfirmedCode>(code: Code, request: RequestOf<Code>): Promise<Result<Challenge<Code>, Failure>> {
    return this.#deps.flow.gateway.create(code, request);
  }

  /** Has the bank check and store an operation that nobody confirms, so that it can become a template. Resolves to its ID. */
  async create<Code extends ConfirmedCode>(
    code: Code,
    build: (operationId: OperationId) => RequestOf<Code> | undefined,
  ): Promise<Result<OperationId, Failure>> {
    const operationId = this.#deps.flow.identifiers.operationId();
    const request = build(operationId);
    if (request === undefined) {
      return refusal({ code: 'OPERATION_IMPOSSIBLE' });
    }
    const answer = await this.prepare(code, request);
    return answer.ok ? success(operationId) : answer;
  }

  newDuplicateCheck(): DuplicateCheck {
    const { gateway, clock } = this.#deps.flow;
    return new DuplicateCheck(gateway, clock);
  }

  newRecipientCheck(): RecipientCheck {
    const { gateway, scheduler } = this.#deps.flow;
    return new RecipientCheck(gateway, scheduler);
  }

  newSubscriberCheck(): SubscriberCheck {
    return new SubscriberCheck(this.#deps.flow.gateway);
  }

  /** Reloads what a booking changes. The stream reports such changes too; this covers the time it is disconnected. */
  booked(): void {
    void this.#deps.accounts.reload();
    void this.#deps.deposits.markStale();
    void this.#deps.loans.markStale();
    void this.#deps.recent.reload();
    void this.#deps.history.reload();
    void this.#deps.payees.markStale();
  }
}
