import { serialize } from 'node:v8';

import type { ReadLine } from '../../../src/domain/batch/BatchOrder';
import { asksForPerson, completedLine, personFinder } from '../../../src/domain/batch/payrollPeople';
import type { PersonFinder } from '../../../src/domain/batch/payrollPeople';
import type { CallContext } from '../../kernel/Handler';
import type { Reading } from '../../kernel/InputReader';
import { askedPeople, creditedBy, linesIn } from './batchReading';
import type { CreditedParties } from './batchReading';

interface LinesToComplete {
  /** As `BATCH_FILES` has read them. */
  readonly lines: Uint8Array;
  /** JSON text of people, as `findPeople` answers it. */
  readonly people: string;
}

interface CompletedLines {
  readonly lines: Uint8Array;
  readonly credited: CreditedParties;
}

/** Completes lines of a salary that name a person and no account. */
export const BATCH_PEOPLE: Reading<LinesToComplete, CompletedLines> = {
  name: 'batch people',
  read: ({ lines, people }) => {
    const find = finderOf(people);
    const completed = linesIn(lines).map((line) =>
      asksForPerson(line) ? { ...completedLine(line, find), file: line.file } : line,
    );
    return { lines: new Uint8Array(serialize(completed)), credited: creditedBy(completed) };
  },
};

export function finderOf(people: string): PersonFinder {
  return personFinder(JSON.parse(people));
}

const KNOWS = 'select exists (select from payroll_person p where p.customer_id = $1) as knows';

/** True when the company has a list of people. */
export async function knowsPeople({ bank, caller }: CallContext): Promise<boolean> {
  const { rows } = await bank.database.pool.query<{ knows: boolean }>(KNOWS, [caller.customerId]);
  return rows[0]?.knows === true;
}

const PEOPLE = `
  with found as (
    select p.id from jsonb_array_elements_text($2::jsonb -> 'inns') i
        join payroll_person p on p.customer_id = $1 and p.inn <> '' and p.inn = i
    union select p.id from jsonb_array_elements_text($2::jsonb -> 'names') n join payroll_person p on p.customer_id = $1 and p.name_key = n)
  select coalesce(json_agg(json_build_object('name', p.name, 'inn', p.inn, 'accountNumber', p.account_number, 'isActive', p.active)), '[]')::text
      as people
    from found f join payroll_person p on p.id = f.id`;

/** People of the list with these names or INNs, as JSON text; `asked` is that of `askedPeople`. */
export async function findPeople(asked: string, { bank, caller }: CallContext): Promise<string> {
  const { rows } = await bank.database.pool.query<{ people: string }>(PEOPLE, [caller.customerId, asked]);
  return rows[0]?.people ?? '[]';
}

/** One line of a salary, completed by the list when it names a person and no account. */
export async function completedByList(line: ReadLine, context: CallContext): Promise<ReadLine> {
  const asked = askedPeople([line]);
  return asked === undefined || !(await knowsPeople(context))
    ? line
    : completedLine(line, finderOf(await findPeople(asked, context)));
}
