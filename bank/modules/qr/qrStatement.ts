import type { QrStatementQuery } from '../../../src/application/operations/accounts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { isStatementPeriod, TURNOVER_MS } from '../../../src/domain/qr/QrStatement';
import type { QrStatement } from '../../../src/domain/qr/QrStatement';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { readHistory, readQrTurnover } from '../accounts';
import type { CallContext } from '../../kernel/Handler';

/** Payments by QR code of the customer, made and received, with their totals. */
export async function readQrStatement(
  { direction, ...query }: QrStatementQuery,
  { bank, caller, now }: CallContext,
): Promise<Result<QrStatement, Failure<'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED'>>> {
  if (!isStatementPeriod(query.from, query.to)) {
    return refusal({ code: 'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED' });
  }
  const { pool } = bank.database;
  const [page, turnover] = await Promise.all([
    readHistory(pool, caller.customerId, { ...query, qr: direction ?? 'any' }),
    readQrTurnover(pool, caller.customerId, { since: now - TURNOVER_MS, pointId: query.pointId }),
  ]);
  return success({ ...page, turnover });
}
