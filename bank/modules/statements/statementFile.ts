import { createHash } from 'node:crypto';

import { equal } from '../../../src/domain/money/Money';
import type { Language } from '../../../src/domain/language/Language';
import type { Statement, StatementEntry, StatementFormat } from '../../../src/domain/statement/Statement';
import type { BankServices } from '../../kernel/BankServices';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import { verificationAddress } from '../../kernel/verificationAddress';
import type { StatementFacts } from '../documents';
import { RunningBalance } from './RunningBalance';
import { STATEMENT_FILES } from './statementFormats';
import type { Pages } from './statementFormats';
import { statementPages } from './statementPages';
import type { StoredStatement } from './statementRepository';

/** A file of a statement, which is made while it is read. */
export interface StatementFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Makes a file of a statement. Its entries are checked against the balances once more on the way, so a file that was read to its end adds
 * up; then its digest is stored, by which the bank recognizes the file.
 */
export function openStatementFile(
  bank: BankServices,
  stored: StoredStatement,
  request: { readonly format: StatementFormat; readonly language: Language },
): StatementFile {
  const { statement, ownerInn } = stored;
  const { ending, contentType, make } = STATEMENT_FILES[request.format];
  const facts: StatementFacts = {
    statement,
    ownerInn,
    bank: BANK_DETAILS,
    checkAddress: verificationAddress(statement.code, bank),
    movements: bank.movements,
  };
  const bytes = make(facts, proven(statement, statementPages(bank.database.pool, stored)), request.language);
  return {
    name: `statement-${statement.accountNumber}-${statement.from}-${statement.to}.${ending}`,
    contentType,
    bytes: remembered(bank, { statementId: statement.id, format: request.format }, bytes),
  };
}

/** The whole of a file that is not large. */
export async function bytesOf({ bytes }: StatementFile): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) {
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function* proven(statement: Statement, pages: Pages): AsyncGenerator<readonly StatementEntry[], void> {
  const balance = new RunningBalance(statement);
  for await (const page of pages) {
    balance.take(page);
    yield page;
  }
  balance.close();
  if (!equal(balance.tax, statement.tax)) {
    throw new Error(`The sales tax of statement ${statement.id} is not that of its entries`);
  }
}

const REMEMBER = `insert into statement_file (digest, statement_id, format, given_at) values ($1, $2, $3, $4) on conflict do nothing`;

async function* remembered(
  bank: BankServices,
  { statementId, format }: { readonly statementId: string; readonly format: StatementFormat },
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256');
  let last: Uint8Array | undefined;
  // The last piece is sent only when the digest is stored, so that a complete file can always be verified.
  for await (const chunk of bytes) {
    hash.update(chunk);
    if (last !== undefined) {
      yield last;
    }
    last = chunk;
  }
  const values = [hash.digest(), statementId, format, new Date(bank.clock.now())];
  await bank.database.pool.query({ name: 'remember-statement-file', text: REMEMBER, values });
  if (last !== undefined) {
    yield last;
  }
}
