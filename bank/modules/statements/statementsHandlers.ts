import type { statementOperations, StatementFileQuery } from '../../../src/application/operations/statements';
import { refusal, success } from '../../../src/domain/result/Result';
import { MAX_ENTRIES_IN_ANSWER } from '../../../src/domain/statement/statementLimits';
import { verifyReceipt } from '../accounts';
import { makeStatement } from './makeStatement';
import { memorialOrderFile } from './memorialOrder';
import { bytesOf, openStatementFile } from './statementFile';
import { readEntries } from './statementPages';
import { accountSource, depositSource } from './StatementSource';
import { readStatement } from './statementRepository';
import { verifyStatement } from './verifyStatement';
import { recordDownload } from '../../confirmations/recordAct';
import { statementDownload } from './statementDownload';
import type { CallContext, HandlersFor } from '../../kernel/Handler';

const ENTRIES_ON_PAGE = 200;

/** Generates, reads, downloads and verifies statements. */
export const statementHandlers: HandlersFor<typeof statementOperations> = {
  GENERATE_ACCOUNT_STATEMENT: ({ accountId, from, to }, { bank, caller, now }) =>
    makeStatement(
      bank.database.pool,
      { source: accountSource, customerId: caller.customerId, id: accountId, period: { from, to }, now },
      'ACCOUNT_NOT_FOUND',
    ),

  GENERATE_DEPOSIT_STATEMENT: ({ depositId, from, to }, { bank, caller, now }) =>
    makeStatement(
      bank.database.pool,
      { source: depositSource, customerId: caller.customerId, id: depositId, period: { from, to }, now },
      'DEPOSIT_NOT_FOUND',
    ),

  GET_STATEMENT_ENTRIES: async ({ statementId, after, limit = ENTRIES_ON_PAGE }, { bank, caller }) => {
    const stored = await readStatement(bank.database.pool, caller.customerId, statementId);
    if (stored === undefined) {
      return refusal({ code: 'STATEMENT_NOT_FOUND' });
    }
    const afterVersion = after === undefined || after < stored.afterVersion ? stored.afterVersion : after;
    const entries = await readEntries(bank.database.pool, { ...stored, afterVersion }, limit);
    const last = entries.at(-1)?.version;
    return success({ entries, next: last === undefined || last === stored.lastVersion ? undefined : last });
  },

  GET_STATEMENT_FILE: (query, context) => statementFile(query, context, 'GET_STATEMENT_FILE'),

  GET_DEPOSIT_STATEMENT_FILE: (query, context) => statementFile(query, context, 'GET_DEPOSIT_STATEMENT_FILE'),

  GET_MEMORIAL_ORDER_FILE: ({ transactionId }, context) => memorialOrderFile(transactionId, context),

  VERIFY_STATEMENT: (request, { bank }) => verifyStatement(request, bank),

  VERIFY_RECEIPT: (request, { bank }) => verifyReceipt(request, bank),
};

/** A file as the answer of a call, where it is not too long for one. */
async function statementFile(
  { statementId, format }: StatementFileQuery,
  context: CallContext,
  event: 'GET_STATEMENT_FILE' | 'GET_DEPOSIT_STATEMENT_FILE',
) {
  const { bank, caller } = context;
  const stored = await readStatement(bank.database.pool, caller.customerId, statementId);
  if (stored === undefined) {
    return refusal({ code: 'STATEMENT_NOT_FOUND' } as const);
  }
  if (stored.statement.entryCount > MAX_ENTRIES_IN_ANSWER) {
    return refusal({ code: 'STATEMENT_TOO_LARGE', data: { most: MAX_ENTRIES_IN_ANSWER.toString() } } as const);
  }
  const file = openStatementFile(bank, stored, { format, language: caller.language });
  const bytes = await bytesOf(file);
  await recordDownload(bank.database.pool, context, statementDownload(stored, { event, format }));
  return success({ name: file.name, contentType: file.contentType, bytes });
}
