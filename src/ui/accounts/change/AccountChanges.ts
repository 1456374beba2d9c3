import type { FlowParts } from '../../../application/flow/FlowParts';
import { UtilityFlow } from '../../../application/flow/UtilityFlow';
import { AccountChangeViewModel } from './AccountChangeViewModel';
import type { AccountChangeDefinition, AccountChangeParts } from './AccountChangeViewModel';

/** Makes the view-models of changes of products, each with a flow of its own. */
export class AccountChanges {
  readonly #parts: FlowParts;

  constructor(parts: FlowParts) {
    this.#parts = parts;
  }

  begin<Form extends object>(
    definition: AccountChangeDefinition<Form>,
    changed: AccountChangeParts['changed'],
  ): AccountChangeViewModel<Form> {
    const { gateway } = this.#parts;
    const flow = new UtilityFlow(this.#parts, (confirmation) =>
      definition.confirm === undefined
        ? gateway.execute('CONFIRM_ACCOUNT_OPERATION', confirmation)
        : definition.confirm(gateway, confirmation),
    );
    return new AccountChangeViewModel({ gateway, flow, changed }, definition);
  }
}
