import type { ConfirmedCode, RequestOf } from '../../../application/operations/catalogue';
import type { FailureCode } from '../../../application/operations/failureCodes';
import type { Transaction } from '../../../domain/history/Transaction';
import type { OperationId } from '../../../domain/operation/OperationId';
import type { PayeeKind } from '../../../domain/payee/payeeKinds';
import type { Violations } from '../../../domain/validation/validate';
import type { PaymentName } from '../../kernel/Action';
import type { PaymentContext } from './PaymentContext';
import type { Load } from './PaymentResource';

/** Action named by the buttons and titles. */
export type PaymentAct =
  | 'transfer'
  | 'exchange'
  | 'payment'
  | 'replenish'
  | 'receive'
  | 'openDeposit'
  | 'closeDeposit'
  | 'repay'
  | 'order'
  /** An order that costs nothing. */
  | 'apply';

/** Definition of one kind of payment: everything in which it differs from the others, except the view of its form. */
export interface PaymentDefinition<Code extends ConfirmedCode, Draft extends object> {
  readonly name: PaymentName;
  readonly act: PaymentAct;
  /** Kind of payee the form pays; a form without it pays nobody the payee book knows. */
  readonly payee?: PayeeKind;
  readonly code: Code;
  /** Path of its form; the pages after it are below. */
  readonly path: string;
  /** Path of the list from which the form is opened; the payment hub when absent. */
  readonly catalogue?: string;
  /** Minimum number of accounts the customer must have for the form to be usable; `none` for an order that costs nothing. */
  readonly accountsNeeded: 'none' | 'one' | 'two';
  /** Fields that are not kept when a form outlives its session: card data. */
  secretsOf?(draft: Draft): readonly (keyof Draft & string)[];
  /** Fields determined by another field of the draft, which the form does not offer to change. */
  settledOf?(draft: Draft): readonly (keyof Draft & string)[];
  /** Data the form is filled in with besides the accounts, loaded each time it is opened. */
  readonly loads?: readonly Load[];
  /** Data a request requires besides the accounts. */
  readonly requires?: readonly Load[];
  /** Values an empty field of a new form has before anything is typed. */
  usualOf?(context: PaymentContext): Readonly<Partial<Draft>>;
  /** Draft with these values; every other field is as in an empty form. */
  draftOf(values?: Readonly<Partial<Draft>>): Draft;
  violationsOf(draft: Draft, context: PaymentContext): Violations<Draft>;
  /** Request sent to the bank; `undefined` while the draft is invalid. */
  requestOf(draft: Draft, context: PaymentContext, operationId: OperationId): RequestOf<Code> | undefined;
  /** Field values of an earlier operation of this kind; `undefined` for an operation this form cannot repeat. */
  repeatOf(transaction: Transaction, context: PaymentContext): Readonly<Partial<Draft>> | undefined;
  /** Field values of an operation kept to be made again exactly as it was; `repeatOf` is used when this is absent. */
  keptOf?(transaction: Transaction, context: PaymentContext): Readonly<Partial<Draft>> | undefined;
  /** Field each failure of the bank concerns; a failure not listed is shown only above the form. */
  readonly refusedFields: Readonly<Partial<Record<FailureCode, keyof Draft & string>>>;
}
