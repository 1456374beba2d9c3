import type { BankDay } from '../../../src/domain/time/Instant';

/** An invoice a distributor hands over to the bank. */
export interface IssuedInvoice {
  readonly number: string;
  /** To whom: the INN of a company. */
  readonly buyerInn: string;
  readonly issuedOn: BankDay;
  readonly dueOn: BankDay;
  /** In minor units of the currency of the credit line. */
  readonly total: bigint;
}

/** The accounting of a distributor, known by the INN it has. Slow, may throw, and is never asked inside a transaction. */
export interface DistributorSystems {
  /** Every invoice issued on a day; asked again it answers the same. */
  issuedOn(distributorInn: string, day: BankDay): Promise<readonly IssuedInvoice[]>;
}
