import type { ConfirmedCode, RequestOf } from '../../application/operations/catalogue';
import type { FailureCode } from '../../application/operations/failureCodes';
import type { Transaction } from '../../domain/history/Transaction';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Problems } from '../../domain/validation/validate';
import type { PaymentContext } from './PaymentContext';

/** Every kind of payment that has a screen; its title and the words of its tile stand under this name. */
export type PaymentName =
  | 'ownAccounts'
  | 'otherAccounts'
  | 'anotherBanks'
  | 'swift'
  | 'exchange'
  | 'services'
  | 'servicePayment'
  | 'singlePayment'
  | 'mobile'
  | 'janyKitep'
  | 'transportTax'
  | 'propertyTax'
  | 'landTax'
  | 'singleTax'
  | 'patentTax'
  | 'employeeIncomeTax'
  | 'fines'
  | 'qr'
  | 'myQr'
  | 'ipcCards'
  | 'visaCards'
  | 'replenishmentVisa'
  | 'moneySystem'
  | 'receiveMoneyTransfer'
  | 'batch'
  | 'depositReplenishment'
  | 'depositOpening'
  | 'depositClosing'
  | 'loanRepayment'
  | 'invoices';

/** What the buttons and titles say is being done. */
export type PaymentAct =
  'transfer' | 'exchange' | 'payment' | 'replenish' | 'receive' | 'openDeposit' | 'closeDeposit' | 'repay';

/** Everything in which one kind of payment differs from the others, but for the view of its form. */
export interface PaymentDefinition<Code extends ConfirmedCode, Draft extends object> {
  readonly name: PaymentName;
  readonly act: PaymentAct;
  readonly code: Code;
  /** The address of its form; the pages after it stand below. */
  readonly path: string;
  /** The address of the list its form is reached from; the hub where there is none. */
  readonly catalogue?: string;
  /** How many accounts the customer must have for the form to make sense. */
  readonly accountsNeeded: 'one' | 'two';
  /** Fields that are not kept when a form outlives its session: what stands on cards. */
  secretsOf?(draft: Draft): readonly (keyof Draft & string)[];
  /** Fields that something else in the draft decides and the form does not offer: nothing to change on them. */
  settledOf?(draft: Draft): readonly (keyof Draft & string)[];
  /** Has what the form needs besides the accounts read, each time the form is opened. */
  prepare?(context: PaymentContext): void;
  /** A draft with these values; every other field is as in an empty form. */
  draftOf(values?: Readonly<Partial<Draft>>): Draft;
  problemsOf(draft: Draft, context: PaymentContext): Problems<Draft>;
  /** What is sent to the bank; `undefined` while the draft has a problem. */
  requestOf(draft: Draft, context: PaymentContext, operationId: OperationId): RequestOf<Code> | undefined;
  /** The fields an earlier operation of this kind was filled in with; `undefined` for an operation this form cannot repeat. */
  repeatOf(transaction: Transaction, context: PaymentContext): Readonly<Partial<Draft>> | undefined;
  /** The same for an operation that is kept to be made again as it was; where it is left out, that is how a form is filled in again. */
  keptOf?(transaction: Transaction, context: PaymentContext): Readonly<Partial<Draft>> | undefined;
  /** Waits for what a request cannot be made without besides the accounts. */
  ready?(context: PaymentContext): Promise<void>;
  /** The fields that refusals of the bank are about; what is not here stands above the form only. */
  readonly refusedFields: Readonly<Partial<Record<FailureCode, keyof Draft & string>>>;
}
