import type { Language } from '../../../../src/domain/language/Language';
import type { StatementEntry } from '../../../../src/domain/statement/Statement';
import type { StatementFacts } from '../../documents';

/** Writes a text file piece by piece, so that no file is whole in memory. */
export interface StatementWriter {
  begin(): string;
  entries(page: readonly StatementEntry[]): string;
  end(): string;
}

export type MakeWriter = (facts: StatementFacts, language: Language) => StatementWriter;
