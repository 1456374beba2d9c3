import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { BankTime } from '../../../src/application/time/BankTime';
import { BrowserClock } from '../../../src/infrastructure/device/BrowserClock';
import { EarlyCall } from '../../../src/infrastructure/grpc/EarlyCall';
import { GrpcAuthenticationGateway } from '../../../src/infrastructure/grpc/GrpcAuthenticationGateway';
import { GrpcClient } from '../../../src/infrastructure/grpc/GrpcClient';
import { GrpcEventStream } from '../../../src/infrastructure/grpc/GrpcEventStream';
import { RegistryOperationGateway } from '../../../src/infrastructure/grpc/RegistryOperationGateway';
import { CountingIdentifiers, MemoryVault } from '../support/fakePorts';

/** Everything that speaks to a bank at `host`, with what it noticed on the way. */
export function gatewaysTo(host: string) {
  const keeper = new SessionKeeper(
    new MemoryVault({ sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' }),
  );
  const defects: string[] = [];
  const causes: unknown[] = [];
  const rejections: string[] = [];
  keeper.onRejection((end) => rejections.push(end));
  const parts = {
    host,
    keeper,
    identifiers: new CountingIdentifiers(),
    clock: new BrowserClock(),
    bankTime: new BankTime(new BrowserClock()),
    log: {
      defect: (label: string, cause: unknown) => {
        defects.push(label);
        causes.push(cause);
      },
    },
    device: {
      userAgent: 'a browser',
      language: () => 'kg' as const,
      deviceKey: () => 'key-of-this-browser',
      onLanguage: () => () => undefined,
    },
  };
  const client = new GrpcClient(parts);
  return {
    keeper,
    defects,
    causes,
    rejections,
    client,
    bankTime: parts.bankTime,
    operations: new RegistryOperationGateway({ client, keeper, log: parts.log }),
    authentication: new GrpcAuthenticationGateway({ client, keeper, log: parts.log, early: new EarlyCall(parts) }),
    stream: new GrpcEventStream(parts),
  };
}
