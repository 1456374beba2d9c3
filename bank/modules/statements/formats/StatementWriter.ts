import type { Language } from '../../../../src/domain/language/Language';
import type { Statement, StatementEntry } from '../../../../src/domain/statement/Statement';
import type { BankDetails } from '../../../kernel/bankDetails';

/** Everything a file says besides the entries. */
export interface StatementFacts {
  readonly statement: Statement;
  /** Fourteen digits of whose account it is. */
  readonly ownerInn: string;
  readonly bank: BankDetails;
  /** Address at which anybody can verify the statement by its code. */
  readonly checkAddress: string;
}

/** Writes a file of text piece by piece, so that none is ever whole in memory. */
export interface StatementWriter {
  begin(): string;
  entries(page: readonly StatementEntry[]): string;
  end(): string;
}

export type MakeWriter = (facts: StatementFacts, language: Language) => StatementWriter;

/** The size of an amount whose side stands elsewhere. */
export function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor;
}
