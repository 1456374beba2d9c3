import { InsertLogRequest } from '../../proto/generated/ibank/v1/log';
import type { LogEntry } from '../../proto/generated/ibank/v1/log';
import type { Failure, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { RequestBody } from '../kernel/Call';
import { maskedForLog } from './masking';
import { invalidRequest, readMessage } from './messages';
import { refusableReading } from './refusableReading';

const MAX_ENTRIES = 200;
/** Longest body of a request: the base64 text of a batch of 64 KiB and its frame. */
export const MAX_LOG_BODY_BYTES = Math.ceil((64 * 1024 + 5) / 3) * 4;
const MAX_FIELD_CHARACTERS = 8 * 1024;

/** Entries of a request, masked and cut. */
interface ReadLog {
  readonly count: number;
  /** JSON text of the rows to be stored. */
  readonly rows: string;
}

/**
 * Reads what the application noticed about itself. Nothing in it is believed: it is masked and cut, and each text is kept once.
 * @throws CallRefused for a body that breaks the protocol
 */
export function readClientLog({ body }: { readonly body: RequestBody }): Result<ReadLog, Failure<GatewayFailureCode>> {
  const request = readMessage(body, (bytes) => InsertLogRequest.deserializeBinary(bytes));
  if (!request.ok) {
    return request;
  }
  const { entries } = request.value;
  return entries.length > MAX_ENTRIES
    ? refusal(invalidRequest('entries'))
    : success({ count: entries.length, rows: JSON.stringify(entries.map(rowOf)) });
}

export const CLIENT_LOG = refusableReading('client log', readClientLog);

function rowOf(entry: LogEntry): object {
  const level = LEVELS.find((name) => entry[name] !== '') ?? 'info';
  const details = DETAILS.filter((name) => name !== level && entry[name] !== '');
  return {
    level,
    message: fit(entry[level]),
    details: Object.fromEntries(details.map((name) => [name, fit(entry[name])])),
  };
}

const LEVELS = ['error', 'warn', 'info', 'debug', 'trace'] as const;

const DETAILS = [
  'loglabel',
  'syserror',
  'url',
  'refid',
  'runid',
  'localtime',
  'time',
  'userid',
  'sessionid',
  'userlogin',
  'servicename',
  ...LEVELS,
] as const;

function fit(text: string): string {
  return maskedForLog(text.slice(0, MAX_FIELD_CHARACTERS));
}
