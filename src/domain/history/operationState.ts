import type { Transaction, TransactionProgress } from './Transaction';

/** Next step of an operation, and what its customer can still do. */
export type NextStep =
  | 'recallable'
  | 'queued'
  | 'collected'
  | 'underWay'
  | 'recallAsked'
  | 'recallSent'
  | 'recallDeclined'
  | 'signature'
  | 'moneyBack';

/** Next step of an operation; `undefined` for one that is done, and for one that failed before any money moved. */
export function nextStepOf({ status, progress, returnedBy }: Transaction): NextStep | undefined {
  switch (status) {
    case 'ON_CONFIRMATION':
    case 'NEEDS_CONFIRMATION':
      return 'signature';
    case 'ACCEPTED_FOR_PROCESSING':
      return recallStep(progress) ?? (progress?.deletable === true ? 'recallable' : 'queued');
    case 'IN_PROCESS':
    case 'WAITING':
      return recallStep(progress) ?? (isCollected(progress) ? 'collected' : 'underWay');
    case 'DECLINED':
    case 'REJECTED':
    case 'CANCELLED':
    case 'RETURNED':
      return (returnedBy ?? []).length > 0 ? 'moneyBack' : undefined;
    case 'ACCEPTED':
    case 'CONFIRMED':
      return progress?.network === 'interbank' ? recallStep(progress) : undefined;
    default:
      return status satisfies never;
  }
}

/** State of a recall that was requested after the payment had left: of the network that holds the money, or of the other bank. */
function recallStep(progress: TransactionProgress | undefined): NextStep | undefined {
  if (progress?.recallAsked !== true) {
    return undefined;
  }
  if (progress.recallDeclined) {
    return 'recallDeclined';
  }
  return progress.network === 'interbank' ? 'recallSent' : 'recallAsked';
}

function isCollected(progress: TransactionProgress | undefined): boolean {
  return progress?.deletable === true && progress.network === 'remittance';
}
