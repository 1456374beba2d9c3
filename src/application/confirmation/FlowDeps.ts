import { inject, injectable } from '../injection';
import type { Clock } from '../ports/Clock';
import { Identifiers } from '../ports/Identifiers';
import { OperationGateway } from '../ports/OperationGateway';
import { Scheduler } from '../ports/Scheduler';
import { BankTime } from '../time/BankTime';

/** Dependencies of every operation flow. */
@injectable()
export class FlowDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  /** Server time. */
  @inject(BankTime) readonly clock!: Clock;
  @inject(Scheduler) readonly scheduler!: Scheduler;
}
