import type { FileSaver } from '../../../application/ports/FileSaver';
import type { Identifiers } from '../../../application/ports/Identifiers';
import type { OperationGateway } from '../../../application/ports/OperationGateway';

/** What the view-models of online loans need of the outside world. */
export interface OnlineLoanDeps {
  readonly gateway: Pick<OperationGateway, 'execute'>;
  readonly saver: FileSaver;
  readonly identifiers: Pick<Identifiers, 'operationId'>;
}
