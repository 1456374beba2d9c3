import type { LogEntry } from '../ports/LogSink';

const LEVELS: readonly unknown[] = ['debug', 'info', 'warn', 'error'];
const TEXT_FIELDS = [
  'label',
  'text',
  'systemError',
  'trace',
  'url',
  'referenceId',
  'service',
  'runId',
  'time',
  'localTime',
  'sessionId',
  'userId',
  'userLogin',
] as const;

/** Parses the log entries an earlier page load stored; anything of another shape is dropped. */
export function readLogEntries(stored: string | undefined): readonly LogEntry[] {
  if (stored === undefined) {
    return [];
  }
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed.filter(isLogEntry) : [];
  } catch {
    return [];
  }
}

function isLogEntry(candidate: unknown): candidate is LogEntry {
  if (typeof candidate !== 'object' || candidate === null) {
    return false;
  }
  const fields = new Map<string, unknown>(Object.entries(candidate));
  return LEVELS.includes(fields.get('level')) && TEXT_FIELDS.every((name) => typeof fields.get(name) === 'string');
}
