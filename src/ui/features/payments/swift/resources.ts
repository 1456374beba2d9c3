import { SwiftStore } from '../../../../application/swift/SwiftStore';
import { ScansViewModel } from '../../../flow/uploads/ScansViewModel';
import { PaymentResource } from '../../../flow/payment/PaymentResource';

export const SWIFT = new PaymentResource(({ flow, directories }) => new SwiftStore(flow.gateway, directories));

/** Supporting documents of a SWIFT transfer. */
export const DOCUMENTS = new PaymentResource(({ flow, pictures }) => new ScansViewModel({ ...flow, pictures }));
