import { STREAM_EVENT_TYPES } from '../../domain/notification/StreamEvent';
import type { StreamEvent } from '../../domain/notification/StreamEvent';

/** Parsed message of the stream. */
export type StreamInstanceMeaning =
  { readonly kind: 'heartbeat'; readonly position: string } | { readonly kind: 'event'; readonly event: StreamEvent };

interface Instance {
  readonly type: string;
  readonly payload: string;
  readonly position: string;
}

const TEXTS: ReadonlySet<string> = new Set(['title', 'accountId', 'txnId', 'msgId', 'topicId', 'directoryName']);

const WHOLE_NUMBER = /^\d{1,19}$/;

/** Reads a message of the stream. A type this application does not know is only a sign of life, so that the bank may add some. */
export function readStreamInstance({ type, payload, position }: Instance): StreamInstanceMeaning {
  const known = STREAM_EVENT_TYPES.find((name) => name === type);
  if (known === undefined) {
    return { kind: 'heartbeat', position };
  }
  const fields = fieldsOf(payload);
  const dataVersion = fields.get('dataVersion');
  const event: StreamEvent = {
    ...Object.fromEntries([...fields].filter(([name]) => TEXTS.has(name))),
    type: known,
    position,
    ...(dataVersion !== undefined && WHOLE_NUMBER.test(dataVersion) && { dataVersion: BigInt(dataVersion) }),
  };
  return { kind: 'event', event };
}

function fieldsOf(payload: string): ReadonlyMap<string, string> {
  if (payload === '') {
    return new Map();
  }
  const parsed: unknown = JSON.parse(payload);
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return new Map(
    entries
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  );
}
