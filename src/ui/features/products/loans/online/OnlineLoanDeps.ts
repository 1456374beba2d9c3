import { inject, injectable } from '../../../../../application/injection';
import { FileSaver } from '../../../../../application/ports/FileSaver';
import { Identifiers } from '../../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';

/** Dependencies of the view-models of online loans. */
@injectable()
export class OnlineLoanDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(FileSaver) readonly saver!: FileSaver;
  @inject(Identifiers) readonly identifiers!: Pick<Identifiers, 'operationId'>;
}
