import type { FileSaver } from '../../../application/ports/FileSaver';
import type { Identifiers } from '../../../application/ports/Identifiers';
import type { OperationGateway } from '../../../application/ports/OperationGateway';

/** Dependencies of the view-models of online loans. */
export interface OnlineLoanDeps {
  readonly gateway: Pick<OperationGateway, 'execute'>;
  readonly saver: FileSaver;
  readonly identifiers: Pick<Identifiers, 'operationId'>;
}
