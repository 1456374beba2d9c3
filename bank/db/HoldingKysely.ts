import { Kysely } from 'kysely';
import type { ConnectionBuilder, ControlledTransactionBuilder, TransactionBuilder } from 'kysely';

import { asHolder } from './HeldConnection';
import type { Tables } from './Tables';

/** Typed queries whose transactions hold the one connection their flow may have. */
export class HoldingKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return holdingTransaction(super.transaction());
  }

  override connection(): ConnectionBuilder<Tables> {
    const builder = super.connection();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: (use) => execute((connection) => asHolder(() => use(connection))),
    } satisfies Pick<ConnectionBuilder<Tables>, 'execute'>);
  }

  /** @throws always: nobody can tell which flow holds a transaction that is begun in one place and ended in another */
  override startTransaction(): ControlledTransactionBuilder<Tables> {
    throw new Error('A transaction is begun and ended by transaction().execute()');
  }
}

function holdingTransaction(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  return Object.assign(builder, {
    execute: (use) => execute((transaction) => asHolder(() => use(transaction))),
    setIsolationLevel: (level) => holdingTransaction(setIsolationLevel(level)),
    setAccessMode: (mode) => holdingTransaction(setAccessMode(mode)),
  } satisfies Pick<TransactionBuilder<Tables>, 'execute' | 'setIsolationLevel' | 'setAccessMode'>);
}
