import type { DownloadedFile, TransactionByIdQuery } from '../../../src/application/operations/accounts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { maskAccountNumber } from '../../../src/domain/account/accountNumber';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { nominalOf } from '../../../src/domain/shop/Bonds';
import type { CertificateProof } from '../../../src/domain/shop/Certificate';
import type { Instant } from '../../../src/domain/time/Instant';
import { maskedName } from '../../../src/domain/user/maskedName';
import type { BankServices } from '../../kernel/BankServices';
import type { CallContext } from '../../kernel/Handler';
import { verificationAddress } from '../../kernel/verificationAddress';
import { renderDocument } from '../documents';
import { readContent } from './certificateContent';
import type { StoredContent } from './certificateContent';

interface CertificateRow {
  readonly id: string;
  readonly code: string;
  readonly content: StoredContent;
  readonly made_at: Instant;
  readonly owner: LocalizedText;
  readonly inn: string;
}

/** The certificate of a rejected application is not valid. */
const CERTIFICATES = `select p.txn_id::text as id, p.code, p.content, p.made_at, c.name as owner, c.inn
  from application_certificate p join application a on a.txn_id = p.txn_id join customer c on c.id = a.customer_id
  where a.state in ('FORMED', 'ACCEPTED')`;
const OF_APPLICATION = `${CERTIFICATES} and a.customer_id = $1 and p.txn_id = $2`;
const BY_CODE = `${CERTIFICATES} and p.code = $1`;
const APPLICATION = 'select 1 from application where customer_id = $1 and txn_id = $2';

/** Finished certificate of an application as a PDF in the language of its order, or else in that of the caller. */
export async function certificateFile(
  { transactionId }: TransactionByIdQuery,
  { bank, caller }: CallContext,
): Promise<Result<DownloadedFile, Failure<'TRANSACTION_NOT_FOUND' | 'PAPER_NOT_FOUND'>>> {
  const { pool } = bank.database;
  const values = [caller.customerId, transactionId];
  const { rows } = await pool.query<CertificateRow>({
    name: 'certificate-of-application',
    text: OF_APPLICATION,
    values,
  });
  const [row] = rows;
  if (row === undefined) {
    const known = await pool.query({ name: 'application-known', text: APPLICATION, values });
    return refusal({ code: known.rows.length === 0 ? 'TRANSACTION_NOT_FOUND' : 'PAPER_NOT_FOUND' });
  }
  const { language = caller.language, ...content } = readContent(row.content);
  const bytes = await renderDocument(
    bank,
    'certificate',
    {
      ...content,
      number: row.id,
      owner: row.owner,
      inn: row.inn,
      madeAt: row.made_at,
      code: row.code,
      checkAddress: verificationAddress(row.code, bank),
    },
    language,
  );
  return success({ name: `tulpar-certificate-${row.id}.pdf`, contentType: 'application/pdf', bytes });
}

/** Verifies a certificate by its code: returns what the document states, masked where it would reveal anything new. */
export async function verifyCertificate(
  { code }: { readonly code: string },
  { database: { pool } }: Pick<BankServices, 'database'>,
): Promise<Result<CertificateProof, Failure<'PAPER_NOT_FOUND'>>> {
  const { rows } = await pool.query<CertificateRow>({ name: 'certificate-by-code', text: BY_CODE, values: [code] });
  const [row] = rows;
  if (row === undefined) {
    return refusal({ code: 'PAPER_NOT_FOUND' });
  }
  const { subject, day, accounts, loans, bonds } = readContent(row.content);
  return success({
    subject,
    number: row.id,
    maskedOwner: maskedName(row.owner.ru),
    day,
    madeAt: row.made_at,
    accounts: [
      ...accounts.map(({ number, balance }) => ({ maskedNumber: maskAccountNumber(number), amount: balance })),
      ...loans.map(({ number, owed }) => ({ maskedNumber: maskAccountNumber(number), amount: owed })),
      // The number of an issue is no secret.
      ...bonds.map((bought) => ({ maskedNumber: bought.isin, amount: nominalOf(bought, bought.count) })),
    ],
  });
}
