import type { Money } from '../../../src/domain/money/Money';

/** Data a recipient enters to collect a transfer, and the recipient's identity. */
export interface RemittanceInquiry {
  /** The system, by its name. */
  readonly system: string;
  readonly controlNumber: string;
  readonly amount: Money;
  readonly sender: string;
  /** Name of the recipient as the bank knows its customer. */
  readonly recipient: string;
}

/** Answer of a system about a transfer; it does not distinguish the reasons why no transfer can be paid out. */
export type RemittanceFinding =
  | {
      readonly state: 'found';
      /** Reference by which the system knows the transfer from now on, for orders of this bank alone; a number of twelve digits. */
      readonly reference: string;
    }
  | { readonly state: 'unknown' };

/**
 * Queries to money-transfer systems; orders go through the rail `remittance`.
 * @throws when a system does not answer
 */
export interface RemittanceNetwork {
  /** Slow, and never to be asked inside a transaction. Promises nothing: the transfer may be paid elsewhere a moment later. */
  inquire(inquiry: RemittanceInquiry): Promise<RemittanceFinding>;
}
