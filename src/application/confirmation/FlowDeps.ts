import type { Clock } from '../ports/Clock';
import type { Identifiers } from '../ports/Identifiers';
import type { OperationGateway } from '../ports/OperationGateway';
import type { Scheduler } from '../ports/Scheduler';

/** Dependencies of every operation flow. */
export interface FlowDeps {
  readonly gateway: OperationGateway;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}
