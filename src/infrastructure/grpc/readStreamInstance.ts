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

const FIELDS = ['title', 'accountId', 'txnId', 'msgId', 'directoryName', 'dataVersion'] as const;

const WHOLE_NUMBER = /^\d{1,19}$/;

/** Reads a message of the stream. A type this application does not know is only a sign of life, so that the bank may add some. */
export function readStreamInstance({ type, payload, position }: Instance): StreamInstanceMeaning {
  const known = STREAM_EVENT_TYPES.find((name) => name === type);
  if (known === undefined) {
    return { kind: 'heartbeat', position };
  }
  const fields = fieldsOf(payload);
  const [title, accountId, txnId, msgId, directoryName, dataVersion] = FIELDS.map((name) => fields.get(name));
  const event: StreamEvent = {
    type: known,
    position,
    ...(title === undefined ? {} : { title }),
    ...(accountId === undefined ? {} : { accountId }),
    ...(txnId === undefined ? {} : { txnId }),
    ...(msgId === undefined ? {} : { msgId }),
    ...(directoryName === undefined ? {} : { directoryName }),
    ...(dataVersion !== undefined && WHOLE_NUMBER.test(dataVersion) ? { dataVersion: BigInt(dataVersion) } : {}),
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
