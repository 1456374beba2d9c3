import { FlowDeps } from '../../../application/confirmation/FlowDeps';
import { changeFlow } from '../../../application/confirmation/changeFlow';
import { inject, injectable } from '../../../application/injection';
import { ProductChangeViewModel } from './ProductChangeViewModel';
import type { ProductChangeDefinition } from './ProductChangeViewModel';
import type { ChangeFormDeps } from './ChangeFormViewModel';

/** Factory of the view-models of product changes, each with its own confirmation flow. */
@injectable()
export class ProductChanges {
  readonly #deps: FlowDeps;

  constructor(@inject(FlowDeps) deps: FlowDeps) {
    this.#deps = deps;
  }

  begin<Form extends object>(
    definition: ProductChangeDefinition<Form>,
    changed: ChangeFormDeps['changed'],
  ): ProductChangeViewModel<Form> {
    const { gateway } = this.#deps;
    const flow = changeFlow(this.#deps, {
      confirm: (confirmation) =>
        definition.confirm === undefined
          ? gateway.execute('CONFIRM_ACCOUNT_OPERATION', confirmation)
          : definition.confirm(gateway, confirmation),
      resend: 'RETRY_SEND_OTP',
    });
    return new ProductChangeViewModel({ gateway, flow, changed }, definition);
  }
}
