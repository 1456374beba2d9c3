import type { LocalizedText } from '../../src/domain/language/Language';
import type { OperationDetails } from '../../src/domain/operation/details';
import type { Database } from '../db/Database';

/** Names for values stored with operations, such as codes of territories. */
export interface NameSource {
  /** Names by the stored values; a source of few names may answer with others too. */
  readonly read: (database: Database, values: readonly string[]) => Promise<ReadonlyMap<string, LocalizedText>>;
  /** True where customers know the code too, so that it stands behind the name. */
  readonly showsCode?: true;
}

/** Sources of the names of stored operations, which the areas of the bank bring. */
export interface OperationNames {
  /** By the detail that holds the value. */
  readonly details: Readonly<Partial<Record<keyof OperationDetails, NameSource>>>;
  /** Purposes of payments to the budget, by the code of their operation. */
  readonly budgetPurposes: NameSource;
  /** Service providers, by the Russian name payments are stored with. */
  readonly providers: NameSource;
}

/** Names that are words of the application. */
export function fixedNames(words: Readonly<Record<string, LocalizedText>>): NameSource {
  const names = new Map(Object.entries(words));
  return { read: () => Promise.resolve(names) };
}
