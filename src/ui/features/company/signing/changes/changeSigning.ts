import { failureWith } from '../../../../../application/operations/failureWith';
import { refusal } from '../../../../../domain/result/Result';
import type { OperationId } from '../../../../../domain/operation/OperationId';
import type { ProductChangeDefinition } from '../../../../flow/change/ProductChangeViewModel';

interface ChangeToBeSigned {
  readonly operationId: OperationId;
}

/** Signing of one change; `onSigned` is called with whether the signature was the last one, so that the change is made. */
export function signatureOf(
  document: OperationId,
  onSigned: (made: boolean) => void,
): ProductChangeDefinition<ChangeToBeSigned> {
  return {
    empty: () => ({ operationId: document }),
    violations: () => ({}),
    prepare: (gateway, operationId) =>
      gateway.execute('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }),
    confirm: async (gateway, confirmation) => {
      const answer = await gateway.execute('CONFIRM_CONFIRM_OPERATION', confirmation);
      const signed = answer.ok ? answer.value[0] : undefined;
      if (signed?.refusal !== undefined) {
        return refusal(failureWith(signed.refusal, signed.refusalData));
      }
      onSigned(signed?.changed === true);
      return answer;
    },
  };
}
