import type { BankMovements } from '../../../src/domain/movements/movements';
import type { Statement } from '../../../src/domain/statement/Statement';
import type { BankDetails } from '../../kernel/bankDetails';

/** Facts of a statement besides its entries. */
export interface StatementFacts {
  readonly statement: Statement;
  /** Fourteen digits of the owner's INN. */
  readonly ownerInn: string;
  readonly bank: BankDetails;
  /** Address that verifies the statement by its code. */
  readonly checkAddress: string;
  /** Movements by which entries are named. */
  readonly movements: BankMovements;
}

/** Absolute amount in minor units, for formats that state the side (debit or credit) separately. */
export function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor;
}
