import type { Transaction } from './Transaction';

/** Next step of an operation, and what its customer can still do. */
export type NextStep = 'recallable' | 'queued' | 'collected' | 'underWay' | 'recallAsked' | 'signature' | 'moneyBack';

/** Next step of an operation; `undefined` for one that is done, and for one that failed before any money moved. */
export function nextStepOf({ status, progress, returnedBy }: Transaction): NextStep | undefined {
  switch (status) {
    case 'ON_CONFIRMATION':
    case 'NEEDS_CONFIRMATION':
      return 'signature';
    case 'ACCEPTED_FOR_PROCESSING':
      return progress?.deletable === true ? 'recallable' : 'queued';
    case 'IN_PROCESS':
    case 'WAITING':
      if (progress?.recallAsked === true) {
        return 'recallAsked';
      }
      return progress?.deletable === true ? 'collected' : 'underWay';
    case 'DECLINED':
    case 'REJECTED':
    case 'CANCELLED':
    case 'RETURNED':
      return (returnedBy ?? []).length > 0 ? 'moneyBack' : undefined;
    case 'ACCEPTED':
    case 'CONFIRMED':
      return undefined;
    default:
      return status satisfies never;
  }
}
