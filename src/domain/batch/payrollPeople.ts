import type { ReadLine, WrittenFields } from './BatchOrder';
import { readInn } from '../text/identifiers';
import type { BatchField, BatchViolation, BatchViolationCode } from './batchFaults';
import { accountOf, FieldsOfLine, innOf, nameOf, optional, textOf } from './readFields';
import { readSalaryLine } from './salaryCsv';

/** A person who receives salaries from a company. */
export interface PayrollPerson {
  readonly id: string;
  readonly name: string;
  /** Empty where it is not known. */
  readonly inn: string;
  readonly accountNumber: string;
  /** Department, or any other words of the company. */
  readonly note: string;
  /** False for a person who has left. */
  readonly isActive: boolean;
}

export type PersonDetails = Omit<PayrollPerson, 'id' | 'isActive'>;

/** Largest number of people of a company, those who have left included. */
export const MAX_PAYROLL_PEOPLE = 20_000;

/** People in one answer. */
export const PAYROLL_PEOPLE_PER_PAGE = 50;

/** Longest note beside a person. */
export const MAX_PERSON_NOTE = 70;

/** Longest text by which people are searched. */
export const MAX_PERSON_SEARCH = 70;

/** Words of a name in small letters, in the order they are written. */
export function nameWords(name: string): readonly string[] {
  return (
    name
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A name by which a line finds its person, whatever the order and the case of its words. */
export function personKey(name: string): string {
  return nameWords(name).toSorted().join(' ');
}

/** Parses the details of a person by the rules of a salary line; the note is any short text. */
export function readPerson({ name, inn, accountNumber, note }: PersonDetails): {
  readonly person: PersonDetails;
  readonly faults: readonly BatchViolation[];
} {
  const fields = new FieldsOfLine(1, { recipientName: name, inn, account: accountNumber, note });
  const person = {
    name: fields.take('recipientName', nameOf, ''),
    inn: fields.take('inn', optional(innOf), ''),
    accountNumber: fields.take('account', accountOf, ''),
    note: fields.take('note', textOf(0, MAX_PERSON_NOTE), ''),
  };
  return { person, faults: fields.faults };
}

/** True for a line that names a person and no account: the list has it. */
export function asksForPerson({ written }: Pick<ReadLine, 'written'>): boolean {
  const { account = '', inn = '', recipientName = '', line } = written;
  return account.trim() === '' && line === undefined && (inn.trim() !== '' || personKey(recipientName) !== '');
}

type FoundPerson = Omit<PayrollPerson, 'id' | 'note'>;

/** The person of a line, or why there is none. */
export type PersonFinder = (written: WrittenFields) => FoundPerson | BatchViolationCode;

/** Finds people by the INN where a line has one, otherwise by the name. A person without an INN in the list is found by the name. */
export function personFinder(people: readonly FoundPerson[]): PersonFinder {
  const byInn = new Map(people.filter(({ inn }) => inn !== '').map((person) => [person.inn, person]));
  const byName = new Map<string, FoundPerson[]>();
  for (const person of people) {
    const key = personKey(person.name);
    const namesakes = byName.get(key) ?? [];
    namesakes.push(person);
    byName.set(key, namesakes);
  }
  return ({ inn = '', recipientName = '' }) => {
    const number = readInn(inn);
    const named = byName.get(personKey(recipientName)) ?? [];
    const numbered = byInn.get(number);
    const found = number === '' ? named : numbered === undefined ? named.filter((each) => each.inn === '') : [numbered];
    const active = found.filter(({ isActive }) => isActive);
    if (active[0] === undefined) {
      return found.length === 0 ? 'PERSON_UNKNOWN' : 'PERSON_LEFT';
    }
    return active.length > 1 ? 'PERSON_AMBIGUOUS' : active[0];
  };
}

const FIELDS_OF_PERSON: readonly BatchField[] = ['recipientName', 'inn', 'account'];

/** A line with the account of its person, read anew; one without a person has the fault in its name. */
export function completedLine(line: ReadLine, find: PersonFinder): ReadLine {
  const { row, written } = line;
  const person = find(written);
  if (typeof person === 'string') {
    const isMissing = ({ field, code }: BatchViolation) => code === 'REQUIRED' && FIELDS_OF_PERSON.includes(field);
    const faults = line.faults.filter((fault) => !isMissing(fault));
    return { row, written, faults: [{ row, field: 'recipientName', code: person }, ...faults] };
  }
  const ofFile = line.faults.filter(({ field }) => field === 'number');
  const { faults, order, ...read } = readSalaryLine({
    row,
    written: {
      ...written,
      recipientName: written.recipientName?.trim() || person.name,
      inn: written.inn?.trim() || person.inn,
      account: person.accountNumber,
    },
  });
  const all = [...ofFile, ...faults];
  return { ...read, faults: all, ...(all.length === 0 && { order }) };
}
