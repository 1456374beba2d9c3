import type { SchoolYear } from '../../../src/domain/payment/schoolYears';
import type { Database } from '../../db/Database';

/** School years of the directory, the earliest first. */
export async function readSchoolYears({ pool }: Database): Promise<readonly SchoolYear[]> {
  const { rows } = await pool.query<SchoolYear>({
    name: 'school-years',
    text: 'select name, opens_on::text as "opensOn", closes_on::text as "closesOn" from school_year order by name',
    values: [],
  });
  return rows;
}
