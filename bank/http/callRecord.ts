import type { Call } from '../kernel/Call';
import { METRICS } from '../kernel/metrics/metrics';
import { FAILURE_CODES } from '../../src/application/operations/failureCodes';
import type { FailureCode } from '../../src/application/operations/failureCodes';
import { GRPC_STATUS } from './grpcStatus';
import type { CallRefused } from './grpcStatus';

/** Failures of the bank itself. Every other one is an answer to what the caller asked for. */
const DEFECTS: ReadonlySet<string> = new Set<FailureCode>(['INTERNAL_SERVER_ERROR', 'BANK_UNAVAILABLE']);
const CODES: ReadonlySet<string> = new Set(FAILURE_CODES);

/** Outcome of a call that was refused by a status: the failure it names, or the name of the status. */
export function outcomeOfStatus({ status, reason }: CallRefused): string {
  const named = Object.entries(GRPC_STATUS).find(([, number]) => number === status);
  return CODES.has(reason) ? reason : (named?.[0] ?? 'unknown');
}

/** Writes the line of a call that has been answered, and counts the call. It names nothing of the request but the operation. */
export function finishCall({ record, log }: Call, milliseconds: number): void {
  const { operation, outcome } = record;
  METRICS.calls.observe({ operation, outcome: kindOf(outcome) }, milliseconds / 1000);
  if (outcome !== 'ok') {
    METRICS.refusals.inc({ code: outcome });
  }
  log.info({ operation, outcome, ms: Math.round(milliseconds * 10) / 10 }, 'call');
}

function kindOf(outcome: string): 'ok' | 'refused' | 'failed' {
  if (outcome === 'ok') {
    return 'ok';
  }
  return DEFECTS.has(outcome) ? 'failed' : 'refused';
}
