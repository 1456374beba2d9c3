import type { OverdraftOffer } from '../../../../domain/account/Overdraft';
import { overdraftViolations, requestedOverdraft } from '../../../../domain/account/OverdraftForm';
import type { OverdraftForm } from '../../../../domain/account/OverdraftForm';
import { refusal } from '../../../../domain/result/Result';
import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';

/** Request for an overdraft within the current offer of the bank. */
export function overdraftChange(
  accountId: string,
  offer: () => OverdraftOffer | undefined,
): ProductChangeDefinition<OverdraftForm> {
  return {
    empty: () => ({ limitText: '' }),
    violations: (form) => {
      const offered = offer();
      return offered === undefined ? {} : overdraftViolations(form, offered);
    },
    prepare: (gateway, operationId, form) => {
      const offered = offer();
      const limit = offered && requestedOverdraft(form, offered);
      return limit === undefined
        ? Promise.resolve(refusal({ code: 'OVERDRAFT_NOT_OFFERED' as const }))
        : gateway.execute('GET_OVERDRAFT', { operationId, accountId, limit });
    },
  };
}
