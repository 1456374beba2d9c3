import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { CertificateContent } from './certificateContent';

interface BoughtRow {
  readonly name: LocalizedText;
  readonly isin: string;
  readonly currency: Currency;
  readonly nominal: bigint;
  readonly amount: bigint;
  readonly coupon_rate: number;
  readonly coupons_per_year: number;
  readonly matures_on: BankDay;
  readonly pieces: number;
}

const BOUGHT = `select i.name, i.isin, i.currency, i.nominal, o.amount, i.coupon_rate, i.coupons_per_year, i.matures_on, b.pieces
  from bond_order b join bond_issue i on i.id = b.issue_id join application a on a.txn_id = b.application_id
    join operation o on o.id = a.operation_id
  where b.application_id = $1`;

/** Confirmation that the bonds of an application were bought, as of a moment; `undefined` for an application for something else. */
export async function bondCertificateOf(
  { pool }: Database,
  { id, now }: { readonly id: string; readonly now: Instant },
): Promise<CertificateContent | undefined> {
  const { rows } = await pool.query<BoughtRow>({ name: 'bonds-bought', text: BOUGHT, values: [id] });
  const [row] = rows;
  return (
    row && {
      subject: 'bonds',
      day: bankDayOf(now),
      accounts: [],
      loans: [],
      bonds: [
        {
          name: row.name,
          isin: row.isin,
          maturesOn: row.matures_on,
          couponRate: row.coupon_rate,
          couponsPerYear: row.coupons_per_year,
          count: row.pieces,
          nominal: money(row.nominal, row.currency),
          // What was paid for all of them, as it was agreed on.
          paid: money(row.amount, row.currency),
        },
      ],
    }
  );
}
