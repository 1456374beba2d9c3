import type {
  AddedPeople,
  payrollOperations,
  PayrollPersonUpdate,
  PeopleOfBatch,
} from '../../../src/application/operations/payroll';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { MAX_PAYROLL_PEOPLE } from '../../../src/domain/batch/payrollPeople';
import type { PayrollPerson, PersonDetails } from '../../../src/domain/batch/payrollPeople';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { findBatch } from './batchRepository';
import { addPeople, countWith, readPeople, readPerson, samePerson, storePerson } from './payrollPeople';

/** Handlers of the people who receive salaries of a company. */
export const payrollHandlers: HandlersFor<typeof payrollOperations> = {
  GET_PAYROLL_PEOPLE: async (query, context) => success(await readPeople(query, context)),
  SAVE_PAYROLL_PERSON: savePerson,
  ADD_PAYROLL_PEOPLE: addPeopleOfBatch,
};

type Saved = Result<PayrollPerson, Failure<FailureCodeOf<'SAVE_PAYROLL_PERSON'>>>;

async function savePerson(update: PayrollPersonUpdate, context: CallContext): Promise<Saved> {
  const { id } = update;
  if (id !== undefined && (await readPerson(id, context)) === undefined) {
    return refusal({ code: 'PAYROLL_PERSON_NOT_FOUND' });
  }
  if (!(await isAccountHere(update.accountNumber, context))) {
    return refusal({ code: 'ACCOUNT_CREDIT_NOT_FOUND' });
  }
  const before = id === undefined ? await samePerson(update, context) : undefined;
  if (before !== undefined) {
    return success(before);
  }
  if (id === undefined && (await countWith([], context)) >= MAX_PAYROLL_PEOPLE) {
    return refusal({ code: 'PAYROLL_LIMIT_EXCEEDED' });
  }
  const stored = await storePerson(update, context);
  const person = stored === undefined ? undefined : await readPerson(stored, context);
  if (person === undefined) {
    return refusal({ code: 'PAYROLL_PERSON_EXISTS' });
  }
  return success(person);
}

const ACCOUNT = `
  select exists (select from account a
    where a.number = $1 and a.currency = 'KGS' and a.product = 'current' and a.account_class not like '3%') as known`;

/** True for an account in soms of this bank: salaries are paid within it. */
async function isAccountHere(number: string, { bank }: CallContext): Promise<boolean> {
  const { rows } = await bank.database.pool.query<{ known: boolean }>(ACCOUNT, [number]);
  return rows[0]?.known === true;
}

const PAID = `
  select l.wanted ->> 'recipientName' as name, l.wanted ->> 'inn' as inn, l.account_number as "accountNumber", '' as note
    from batch_line l where l.batch_id = $1 and l.outcome = 'paid' order by l.number`;

async function addPeopleOfBatch(
  { batch: id }: PeopleOfBatch,
  context: CallContext,
): Promise<Result<AddedPeople, Failure<FailureCodeOf<'ADD_PAYROLL_PEOPLE'>>>> {
  const batch = await findBatch(context, id);
  if (batch === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (batch.kind !== 'salary') {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const { rows: people } = await context.bank.database.pool.query<PersonDetails>(PAID, [batch.id.toString()]);
  if (people.length === 0) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const inns = people.map(({ inn }) => inn);
  if ((await countWith(inns, context)) > MAX_PAYROLL_PEOPLE) {
    return refusal({ code: 'PAYROLL_LIMIT_EXCEEDED' });
  }
  return success(await addPeople(people, context));
}
