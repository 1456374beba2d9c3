import type { BankDay } from '../time/Instant';

/** School year of the directory, with the days it can be paid for on, the first and the last. */
export interface SchoolYear {
  /** Name as `2026-2027`. */
  readonly name: string;
  readonly opensOn: BankDay;
  readonly closesOn: BankDay;
}

/** Names of the school years that can be paid for on a day, in their order. */
export function openSchoolYears(years: readonly SchoolYear[], day: BankDay): readonly string[] {
  return years.filter(({ opensOn, closesOn }) => opensOn <= day && day <= closesOn).map(({ name }) => name);
}

/** Current school year, for which most payments are made. */
export function currentSchoolYear(years: readonly string[]): string {
  return years[Math.floor(years.length / 2)] ?? '';
}
