import { GrpcWebClientBase, MethodType, StatusCode } from 'grpc-web';
import type { RpcError } from 'grpc-web';

import { BeginStreamRequest, StreamInstance } from '../../../proto/generated/ibank/v1/stream';
import type { DefectLog } from '../../application/ports/DefectLog';
import type { Device } from '../../application/ports/Device';
import type { EventStream, StreamEnd, StreamListener } from '../../application/ports/EventStream';
import type { Identifiers } from '../../application/ports/Identifiers';
import { endByReason } from '../../application/session/SessionEnd';
import type { SessionKeeper } from '../../application/session/SessionKeeper';
import { descriptorOf, metadataOf } from './GrpcClient';
import type { Call } from './GrpcClient';
import { readStreamInstance } from './readStreamInstance';

/** Largest message of the stream, in bytes (specification 2, section 9, stream message max). */
export const STREAM_MESSAGE_MAX_BYTES = 104_857_600;

const METHOD = { path: '/ibank.v1.StreamService/beginStream', request: BeginStreamRequest, response: StreamInstance };

export interface GrpcEventStreamDeps {
  readonly host: string;
  readonly keeper: SessionKeeper;
  readonly identifiers: Identifiers;
  readonly log: DefectLog;
  readonly device: Device;
}

/** The live stream over server streaming in the text format (specification 2, section 7.2). */
export class GrpcEventStream implements EventStream {
  readonly #deps: GrpcEventStreamDeps;
  readonly #transport = new GrpcWebClientBase({ format: 'text', maxReceiveMessageSize: STREAM_MESSAGE_MAX_BYTES });

  constructor(deps: GrpcEventStreamDeps) {
    this.#deps = deps;
  }

  open(lastPosition: string | undefined, listener: StreamListener): () => void {
    const { device, host, identifiers, keeper } = this.#deps;
    const call = { referenceId: identifiers.referenceId(), sessionKey: keeper.sessionKey };
    const request = BeginStreamRequest.fromObject({ lastposition: lastPosition ?? '' });
    const descriptor = descriptorOf(METHOD, MethodType.SERVER_STREAMING);
    const stream = this.#transport.serverStreaming(host + METHOD.path, request, metadataOf(call, device), descriptor);
    let over = false;
    const finish = (reason: StreamEnd): void => {
      if (!over) {
        over = true;
        listener.ended(reason);
      }
    };
    stream.on('data', (instance) => {
      if (!over) {
        this.#hand(instance, listener, call);
      }
    });
    stream.on('error', (error) => finish(this.#reasonOf(error, call)));
    stream.on('end', () => finish('renewed'));
    return () => {
      over = true;
      stream.cancel();
    };
  }

  /** One unreadable message must not end the stream; the position moves on with the next one. */
  #hand(instance: StreamInstance, listener: StreamListener, call: Call): void {
    try {
      const meaning = readStreamInstance(instance);
      if (meaning.kind === 'event') {
        listener.event(meaning.event);
      } else {
        listener.heartbeat(meaning.position);
      }
    } catch (cause) {
      this.#deps.log.defect('stream instance', cause, call);
    }
  }

  #reasonOf({ code, message }: RpcError, call: Call): StreamEnd {
    if (code === StatusCode.OUT_OF_RANGE) {
      return 'eventsForgotten';
    }
    if (code === StatusCode.FAILED_PRECONDITION) {
      this.#deps.keeper.lockedOut(call.sessionKey);
    }
    if (code !== StatusCode.UNAUTHENTICATED) {
      return 'cut';
    }
    this.#deps.keeper.rejected(call.sessionKey, endByReason(message));
    return 'sessionEnded';
  }
}
