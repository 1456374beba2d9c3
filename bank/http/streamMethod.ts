import type { ServerResponse } from 'node:http';

import { BeginStreamRequest, StreamInstance } from '../../proto/generated/ibank/v1/stream';
import type { Session } from '../modules/identity/Session';
import { formatPosition, parsePosition } from '../modules/notifications/EventPosition';
import type { EventPosition } from '../modules/notifications/EventPosition';
import type { StreamEnd, Subscriber } from '../modules/notifications/LiveEvents';
import { noticeTitle } from '../modules/notifications/notices';
import type { OutboxEvent } from '../modules/notifications/outbox';
import type { Call } from '../kernel/Call';
import { CallRefused, GRPC_STATUS } from './grpcStatus';
import type { Gateway } from './Gateway';
import type { GrpcStatus } from './grpcStatus';
import type { GrpcWebFormat } from './grpcWeb';
import { readShortMessage } from './messages';
import type { StreamLimits } from './ServerLimits';

/** A stream the bank has agreed to open; nothing has been written yet. */
export interface AdmittedStream {
  /** Writes to the response, whose head has been sent, until one side ends it. */
  run(response: ServerResponse, format: GrpcWebFormat): void;
}

/**
 * Admits a stream of live notifications (specification 2, section 7.2). A stream carries no refusals of its own, so one that
 * cannot be opened is refused as a call: throws CallRefused.
 */
export async function admitStream(call: Call, gateway: Gateway): Promise<AdmittedStream> {
  const request = readShortMessage(call.body, (bytes) => BeginStreamRequest.deserializeBinary(bytes));
  if (!request.ok) {
    throw new CallRefused(GRPC_STATUS.invalidArgument, request.failure.code);
  }
  const session = await gateway.signedInSession(call, { isActivity: false });
  if (!session.ok) {
    const { code, data } = session.failure;
    throw new CallRefused(REFUSAL_STATUS[code], data?.['reason'] ?? code);
  }
  const { lastposition } = request.value;
  const lastPosition = lastposition === '' ? undefined : parsePosition(lastposition);
  if (lastposition !== '' && lastPosition === undefined) {
    throw new CallRefused(GRPC_STATUS.invalidArgument, 'INVALID_REQUEST');
  }
  return {
    run: (response, format) => {
      const stream = new EventStream(session.value, { response, format }, gateway.streamLimits);
      response.once('close', () => {
        stream.close();
        gateway.live.unsubscribe(stream);
      });
      gateway.live.subscribe(stream, lastPosition);
    },
  };
}

const REFUSAL_STATUS = {
  SESSION_LOCKED: GRPC_STATUS.failedPrecondition,
  INVALID_SESSION_KEY: GRPC_STATUS.unauthenticated,
  TOO_MANY_REQUESTS: GRPC_STATUS.resourceExhausted,
} as const;

/**
 * gRPC status and message of each end of a stream. OUT_OF_RANGE tells the client to open a stream without a position and to read everything
 * again.
 */
const END: Readonly<Record<StreamEnd, { readonly status: GrpcStatus; readonly words: string }>> = {
  renew: { status: GRPC_STATUS.ok, words: '' },
  eventsForgotten: { status: GRPC_STATUS.outOfRange, words: 'EVENTS_FORGOTTEN' },
  sessionLocked: { status: GRPC_STATUS.failedPrecondition, words: 'SESSION_LOCKED' },
  sessionEnded: { status: GRPC_STATUS.unauthenticated, words: 'INVALID_SESSION_KEY' },
  sessionEndedByBlock: { status: GRPC_STATUS.unauthenticated, words: 'IBANK_BLOCKED' },
  sessionEndedByUserBlock: { status: GRPC_STATUS.unauthenticated, words: 'USER_BLOCKED' },
};

/** Connection a stream is written to, with its format. */
interface Outlet {
  readonly response: ServerResponse;
  readonly format: GrpcWebFormat;
}

/** One open stream, written frame by frame; in the text format each is encoded on its own. */
class EventStream implements Subscriber {
  private position: EventPosition = { after: '' };
  private written = 0;
  private closed = false;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    readonly session: Session,
    private readonly outlet: Outlet,
    private readonly limits: StreamLimits,
  ) {}

  begin(position: EventPosition): void {
    if (this.heartbeat === undefined && !this.closed) {
      this.position = position;
      this.beat();
      this.heartbeat = setInterval(() => this.beat(), this.limits.heartbeatMs);
    }
  }

  deliver(event: OutboxEvent): void {
    this.position = event.position ?? this.position;
    const { title, notice, ...particulars } = event.payload;
    const words = notice === undefined ? title : noticeTitle(notice);
    const payload = { ...particulars, ...(words && { title: words[this.session.language] }) };
    this.write(event.type, JSON.stringify(payload));
  }

  reached(position: EventPosition): void {
    this.position = position;
  }

  end(reason: StreamEnd): void {
    if (!this.closed) {
      const { status, words } = END[reason];
      this.close();
      const { response, format } = this.outlet;
      response.end(format.encodeTrailer(status, words));
      // Unread data must not stay in memory for as long as a connection can be held open.
      const drain = setTimeout(() => response.destroy(), this.limits.drainMs).unref();
      response.once('close', () => clearTimeout(drain));
    }
  }

  /** Stops writing; nothing leaves the bank afterwards. */
  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
  }

  private beat(): void {
    this.write('HEARTBEAT', '{}');
  }

  private write(type: string, payload: string): void {
    if (this.closed) {
      return;
    }
    const { response, format } = this.outlet;
    if (response.writableLength > this.limits.bufferedBytes) {
      this.close();
      response.destroy();
      return;
    }
    const instance = StreamInstance.fromObject({ type, payload, position: formatPosition(this.position) });
    const frame = format.encodeMessage(instance.serializeBinary());
    response.write(frame);
    this.written += frame.length;
    if (this.written > this.limits.renewAfterBytes) {
      this.end('renew');
    }
  }
}
