import { pino, stdTimeFunctions } from 'pino';
import type { LoggerOptions } from 'pino';

import type { LogLevel } from './Configuration';

/** Values that never stand in a log, wherever they turn up. */
const SECRETS = [
  'sessionkey',
  'devicekey',
  'deviceKey',
  'req.headers.devicekey',
  'otp',
  'password',
  'username',
  'req.headers.sessionkey',
  'req.headers.authorization',
  '*.sessionkey',
  '*.otp',
  '*.password',
];

/**
 * Shape of every line of the log: one JSON object with `level` as a word, `time` in UTC, `process`, what happened as `msg`, and its facts. A
 * line of a call has the reference that its customer quotes as `refid`.
 */
export function logShape(level: LogLevel): LoggerOptions {
  return {
    level,
    base: { process: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRETS, censor: '***' },
  };
}

/** Log of what happens before the bank serves and after it has ended. */
export function startLog(level: LogLevel) {
  return pino(logShape(level), process.stderr);
}
