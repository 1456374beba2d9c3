import { refusal } from '../../../../../domain/result/Result';
import type { OperationId } from '../../../../../domain/operation/OperationId';
import type { ProductChangeDefinition } from '../../../../flow/change/ProductChangeViewModel';

interface ChangeToBeSigned {
  readonly operationId: OperationId;
}

/** Signing of one change; `signed` is called with whether the signature was the last one, so that the change is made. */
export function signatureOf(
  document: OperationId,
  signed: (made: boolean) => void,
): ProductChangeDefinition<ChangeToBeSigned> {
  return {
    empty: () => ({ operationId: document }),
    violations: () => ({}),
    prepare: (gateway, operationId) =>
      gateway.execute('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }),
    confirm: async (gateway, confirmation) => {
      const answer = await gateway.execute('CONFIRM_CONFIRM_OPERATION', confirmation);
      const code = answer.ok ? answer.value[0]?.refusal : undefined;
      if (code !== undefined) {
        return refusal({ code });
      }
      signed(answer.ok && answer.value[0]?.changed === true);
      return answer;
    },
  };
}
