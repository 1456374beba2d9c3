import { TaxesStore } from '../../../../application/taxes/TaxesStore';
import { PaymentResource } from '../../../flow/payment/PaymentResource';

/** Data of the tax service. */
export const TAXES = new PaymentResource(({ flow, directories }) => new TaxesStore(flow.gateway, directories));
