import { FAILURE_CODES, GATEWAY_FAILURES } from '../../application/operations/failureCodes';
import type { Failure, FailureCode, GatewayFailureCode } from '../../application/operations/failureCodes';
import { failureWith, lacksMoment } from '../../application/operations/failureWith';
import type { DefectLog } from '../../application/ports/DefectLog';
import { endByReason } from '../../application/session/SessionEnd';
import type { SessionKeeper } from '../../application/session/SessionKeeper';
import type { Call } from './GrpcClient';

/** The error of an answer, as generated messages carry it. */
interface WireError {
  readonly code: string;
  readonly data: string;
}

export interface FailureSurroundings {
  readonly call: Call;
  readonly keeper: SessionKeeper;
  readonly log: DefectLog;
}

/**
 * The refusal of an answer without `success`. A name that the operation does not declare, none at all, or one without the moment it has to
 * name is a defect: it is logged and becomes INTERNAL_SERVER_ERROR; the name goes with it, because the directory of the bank may have a text for it (specification 2,
 * section 8.1). A refused session key, a session that was ended because codes were guessed in it, and a locked screen are reported besides.
 */
export function readFailure<Declared extends FailureCode>(
  error: WireError | undefined,
  declared: readonly Declared[],
  { call, keeper, log }: FailureSurroundings,
): Failure<Declared | GatewayFailureCode> {
  const code = error?.code;
  const data = readData(error?.data ?? '');
  if (code === 'INVALID_SESSION_KEY') {
    keeper.rejected(call.sessionKey, endByReason(data?.['reason']));
  } else if (code === 'SESSION_LOCKED') {
    keeper.lockedOut(call.sessionKey);
  }
  const known = [...declared, ...GATEWAY_FAILURES].find((name) => name === code);
  if (known === undefined || lacksMoment(known, data)) {
    const wording = FAILURE_CODES.find((name) => name === code) ?? 'a failure without a known name';
    log.defect('undeclared failure', wording, call);
    const named = code !== undefined && NAME.test(code) ? { undeclared: code } : {};
    return { code: 'INTERNAL_SERVER_ERROR', referenceId: call.referenceId, ...named, ...(data && { data }) };
  }
  if (known === 'CONFIRMATIONS_ON_HOLD' && data?.['sessionEnded'] === 'true') {
    keeper.rejected(call.sessionKey, 'wrongCodes');
  }
  return { ...failureWith(known, data), referenceId: call.referenceId };
}

/** Form of a code; anything else is no name to look a text up by. */
const NAME = /^[A-Z][A-Z0-9_]{2,60}$/;

/** Parses the parameters of a failure: a JSON object of short values; anything else is ignored. */
function readData(json: string): Readonly<Record<string, string>> | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      return undefined;
    }
    const values = Object.entries(parsed).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
    return values.length === 0 ? undefined : Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}
