import { mandateRequestOf, mandateViolations } from '../../../../domain/invoice/MandateDraft';
import type { MandateCircumstances, MandateDraft, OfferedMandate } from '../../../../domain/invoice/MandateDraft';
import { refusal } from '../../../../domain/result/Result';
import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';

/** Mandate to be given; the form begins with a company and an account, and with ceilings where an invoice offers some. */
export function mandateChange(
  chosen: Pick<MandateDraft, 'creditorId' | 'accountId'> & Partial<OfferedMandate>,
  circumstances: () => MandateCircumstances,
): ProductChangeDefinition<MandateDraft> {
  return {
    empty: () => ({
      ceilingText: '',
      period: 'month',
      periodCeilingText: '',
      ...chosen,
      indefinitely: true,
      lastDay: '',
    }),
    violations: (draft) => mandateViolations(draft, circumstances()),
    prepare: (gateway, operationId, draft) => {
      const request = mandateRequestOf(draft, operationId);
      return request === undefined
        ? Promise.resolve(refusal({ code: 'INVALID_REQUEST' as const }))
        : gateway.execute('GIVE_DIRECT_DEBIT_MANDATE', request);
    },
  };
}
