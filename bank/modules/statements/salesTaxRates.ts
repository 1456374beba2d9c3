import type { Pool } from '../../db/Pool';

import type { SalesTaxRate } from '../../../src/domain/tax/salesTax';
import type { BankDay } from '../../../src/domain/time/Instant';

const RATES = 'select from_day::text as "from", basis_points as "basisPoints" from sales_tax_rate';

/** Every rate of the sales tax of banks there has been. */
export async function readSalesTaxRates(pool: Pool): Promise<readonly SalesTaxRate[]> {
  const { rows } = await pool.query<{ readonly from: BankDay; readonly basisPoints: bigint }>({
    name: 'sales-tax-rates',
    text: RATES,
  });
  return rows;
}
