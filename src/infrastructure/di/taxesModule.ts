import { ContainerModule } from 'inversify';

import { OperationGateway } from '../../application/ports/OperationGateway';
import { BankTime } from '../../application/time/BankTime';
import { CalculatorViewModel } from '../../ui/taxes/CalculatorViewModel';
import { FinesScreenViewModel } from '../../ui/taxes/FinesScreenViewModel';

/** View-models of the tax calculator and the search for fines, shared by guests and customers. */
export const taxesModule = new ContainerModule(({ bind }) => {
  bind(FinesScreenViewModel).toResolvedValue(
    (gateway: OperationGateway) => new FinesScreenViewModel(gateway),
    [OperationGateway],
  );
  bind(CalculatorViewModel).toResolvedValue(
    (gateway: OperationGateway, clock: BankTime) => new CalculatorViewModel(gateway, clock),
    [OperationGateway, BankTime],
  );
});
