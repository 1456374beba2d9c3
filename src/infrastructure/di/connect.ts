import type { Clock } from '../../application/ports/Clock';
import type { DefectLog } from '../../application/ports/DefectLog';
import type { Device } from '../../application/ports/Device';
import type { Identifiers } from '../../application/ports/Identifiers';
import type { LogSink } from '../../application/ports/LogSink';
import type { SessionKeeper } from '../../application/session/SessionKeeper';
import type { BankTime } from '../../application/time/BankTime';
import { EarlyCall } from '../grpc/EarlyCall';
import { GrpcAuthenticationGateway } from '../grpc/GrpcAuthenticationGateway';
import { GrpcClient } from '../grpc/GrpcClient';
import { GrpcLogSink } from '../grpc/GrpcLogSink';

/** Objects that speak gRPC-web. Fetched apart from the login page, which shows before them. */
export interface Connection {
  readonly client: GrpcClient;
  readonly authentication: GrpcAuthenticationGateway;
  readonly logSink: LogSink;
}

export interface ConnectionDeps {
  readonly host: string;
  readonly device: Device;
  readonly keeper: SessionKeeper;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly bankTime: BankTime;
  readonly log: DefectLog;
}

export function connect(deps: ConnectionDeps): Connection {
  const client = new GrpcClient(deps);
  const { keeper, log } = deps;
  return {
    client,
    authentication: new GrpcAuthenticationGateway({ client, keeper, log, early: new EarlyCall(deps) }),
    // A log that cannot be sent must not be logged, or it would grow with every attempt.
    logSink: new GrpcLogSink(new GrpcClient({ ...deps, log: { defect: () => undefined } })),
  };
}
