import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { BondIssue, BondIssuer } from '../../../src/domain/shop/Bonds';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';

interface IssueRow {
  readonly id: string;
  readonly issuer: BondIssuer;
  readonly name: LocalizedText;
  readonly isin: string;
  readonly currency: Currency;
  readonly nominal: bigint;
  readonly price: bigint;
  readonly coupon_rate: number;
  readonly coupons_per_year: number;
  readonly matures_on: BankDay;
  readonly fee_rate: number;
  readonly minimum: number;
  readonly left: number;
}

const ISSUES = `select i.id::text as id, i.issuer, i.name, i.isin, i.currency, i.nominal, i.price, i.coupon_rate, i.coupons_per_year, i.matures_on,
    i.fee_rate, i.minimum, bonds_left(i) as left
  from bond_issue i where i.matures_on > $1::date order by i.id`;

/** Issues of bonds the bank sells on a day; those that have matured are none any more. */
export async function readBondIssues({ pool }: Database, today: BankDay): Promise<readonly BondIssue[]> {
  const { rows } = await pool.query<IssueRow>({ name: 'bond-issues', text: ISSUES, values: [today] });
  return rows.map((row) => ({
    id: row.id,
    issuer: row.issuer,
    name: row.name,
    isin: row.isin,
    nominal: money(row.nominal, row.currency),
    price: money(row.price, row.currency),
    couponRate: row.coupon_rate,
    couponsPerYear: row.coupons_per_year,
    maturesOn: row.matures_on,
    feeRate: row.fee_rate,
    minimum: row.minimum,
    left: row.left,
  }));
}
