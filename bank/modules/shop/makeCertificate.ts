import { createHash, randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';

import type { CertificateOrder } from '../../../src/domain/shop/CertificateOrder';
import { verificationCodeOf } from '../../../src/domain/statement/verificationCode';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { accountCertificateOrder, loanCertificateOrder } from '../../../src/infrastructure/registry/shopCertificates';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import { writtenContent } from './certificateContent';
import type { CertificateContent } from './certificateContent';
import { statedAccounts, statedLoans } from './certificateSubjects';

const order = z.discriminatedUnion('productType', [accountCertificateOrder, loanCertificateOrder]);

const ORDERED = `select a.customer_id::text, o.request from application a join operation o on o.id = a.operation_id
  where a.txn_id = $1 and a.product in ('makeStatementRequest', 'makeLoanStatementRequest')`;

/** Content of the certificate ordered by an application, as of a moment; `undefined` for an application for another product. */
export async function certificateContentOf(
  database: Database,
  { id, now }: { readonly id: string; readonly now: Instant },
): Promise<CertificateContent | undefined> {
  const { rows } = await database.pool.query<{
    readonly customer_id: string;
    readonly request: z.input<typeof order>;
  }>({ name: 'ordered-certificate', text: ORDERED, values: [id] });
  const [row] = rows;
  return row && contentOf(database, row.customer_id, { ordered: z.decode(order, row.request), now });
}

async function contentOf(
  database: Database,
  customerId: string,
  { ordered, now }: { readonly ordered: CertificateOrder; readonly now: Instant },
): Promise<CertificateContent> {
  const { language, accountNumbers: numbers } = ordered;
  const head = { language, day: bankDayOf(now) };
  return ordered.productType === 'makeStatementRequest'
    ? {
        ...head,
        subject: 'accounts',
        accounts: await statedAccounts(database, customerId, numbers),
        loans: [],
        bonds: [],
      }
    : {
        ...head,
        subject: 'loans',
        accounts: [],
        loans: await statedLoans(database, customerId, { numbers, type: ordered.loanStatementType }),
        bonds: [],
      };
}

/** Stores a finished certificate with its verification code, in the transaction that changes the state of its application. */
export async function keepCertificate(
  connection: Kysely<Tables>,
  certificate: CertificateContent,
  { id, now }: { readonly id: string; readonly now: Instant },
): Promise<void> {
  const content = writtenContent(certificate);
  const code = verificationCodeOf(createHash('sha256').update(`${randomUUID()}\n${id}\n${content}`).digest());
  await sql`insert into application_certificate (txn_id, code, content, made_at)
    values (${id}::bigint, ${code}, ${content}::jsonb, ${new Date(now)})`.execute(connection);
}
