import type { StatementQuestion } from '../../../src/application/operations/statements';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { maskAccountNumber } from '../../../src/domain/account/accountNumber';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { STATEMENT_FORMATS } from '../../../src/domain/statement/Statement';
import type { StatementProof } from '../../../src/domain/statement/Statement';
import { maskedName } from '../../../src/domain/user/maskedName';
import type { BankServices } from '../../kernel/BankServices';
import { statementOfFile, statementWithCode } from './statementRepository';

/** Verifies a statement: returns what it states, masked where it would reveal anything new. */
export async function verifyStatement(
  question: StatementQuestion,
  { database: { pool } }: BankServices,
): Promise<Result<StatementProof, Failure<'STATEMENT_NOT_FOUND'>>> {
  const found =
    'code' in question
      ? await statementWithCode(pool, question.code)
      : await statementOfFile(pool, question.fileDigest);
  if (found === undefined) {
    return refusal({ code: 'STATEMENT_NOT_FOUND' });
  }
  const { from, to, opening, closing, entryCount, madeAt, accountNumber, owner } = found.statement;
  const given = 'format' in found ? found.format : undefined;
  return success({
    maskedAccount: maskAccountNumber(accountNumber),
    maskedOwner: maskedName(owner.ru),
    from,
    to,
    opening,
    closing,
    entryCount,
    madeAt,
    format: STATEMENT_FORMATS.find((format) => format === given),
  });
}
