import type { PageOf } from '../../domain/administration/AdministeredUser';
import type { PayrollPerson, PersonDetails } from '../../domain/batch/payrollPeople';
import type { OperationId } from '../../domain/operation/OperationId';
import { declare } from './declaration';

/** Question for a page of the people who receive salaries. */
export interface PayrollPeopleQuery {
  /** Beginnings of words of a name, or of an INN; empty for all. */
  readonly search: string;
  /** Only people who receive salaries, or only those who have left; absent for both. */
  readonly isActive?: boolean | undefined;
  /** End of the page before, as the bank gave it; absent for the first page. */
  readonly after?: string | undefined;
}

export interface PayrollPersonUpdate extends PersonDetails {
  /** Absent for a new person. */
  readonly id?: string | undefined;
  readonly isActive: boolean;
}

/** A batch whose paid lines name the people. */
export interface PeopleOfBatch {
  readonly batch: OperationId;
}

export interface AddedPeople {
  readonly added: number;
  /** People of the list who got the account they were paid to, or who are active again. */
  readonly changed: number;
}

const KEEPERS = ['corporatePayroll'] as const;

/** People who receive salaries of a company (bank/modules/batches/README.md). Only users with the right to the payroll see or change them. */
export const payrollOperations = {
  GET_PAYROLL_PEOPLE: declare<PayrollPeopleQuery, PageOf<PayrollPerson>>()({
    services: ['transfer'],
    summary: 'Lists people who receive salaries of the company by name, fifty at a time, or finds them by name or INN',
    kind: 'query',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: [],
  }),
  SAVE_PAYROLL_PERSON: declare<PayrollPersonUpdate, PayrollPerson>()({
    services: ['transfer'],
    summary:
      'Adds a person who receives salaries, or changes one: name, INN, account, note, and whether the person has left',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: [
      'PAYROLL_PERSON_NOT_FOUND',
      'ACCOUNT_CREDIT_NOT_FOUND',
      'PAYROLL_LIMIT_EXCEEDED',
      'PAYROLL_PERSON_EXISTS',
    ],
  }),
  ADD_PAYROLL_PEOPLE: declare<PeopleOfBatch, AddedPeople>()({
    services: ['transfer'],
    summary: 'Adds the people of the paid lines of a salary to the list, with the accounts they were paid to',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['OPERATION_NOT_FOUND', 'OPERATION_IMPOSSIBLE', 'PAYROLL_LIMIT_EXCEEDED'],
  }),
} as const;
