import type { ApplicationKind, AppliedFor, CustomerCase } from '../../domain/case/CustomerCase';

/** Application by what a page knows of it. */
export interface WantedApplication extends Partial<Pick<AppliedFor, 'id' | 'accountId' | 'limitCode'>> {
  readonly kind: ApplicationKind;
}

/** The case of an application: the first where several fit. */
export function caseOfApplication(
  cases: readonly CustomerCase[],
  { kind, ...known }: WantedApplication,
): CustomerCase | undefined {
  return cases.find(
    ({ kind: its, application }) =>
      its === kind &&
      application !== undefined &&
      (known.id ?? application.id) === application.id &&
      (known.accountId ?? application.accountId) === application.accountId &&
      (known.limitCode ?? application.limitCode) === application.limitCode,
  );
}
