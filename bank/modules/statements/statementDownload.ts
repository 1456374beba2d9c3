import type { StatementFormat } from '../../../src/domain/statement/Statement';
import type { Download } from '../../confirmations/recordAct';
import type { StoredStatement } from './statementRepository';

interface StatementGiven {
  readonly event: 'GET_STATEMENT_FILE' | 'GET_DEPOSIT_STATEMENT_FILE';
  readonly format: StatementFormat;
}

/** A statement given out as a file, for the audit of the company. */
export function statementDownload(
  { statement, accountId }: StoredStatement,
  { event, format }: StatementGiven,
): Download {
  const { id, from, to } = statement;
  return { event, subject: id, account: { id: accountId }, format, period: { from, to } };
}
