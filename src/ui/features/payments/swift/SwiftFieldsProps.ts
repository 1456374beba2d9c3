import type { SwiftTransferDraft } from '../../../../domain/transfer/SwiftTransferDraft';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';

export type SwiftFieldsProps = PaymentFieldsProps<'MAKE_SWIFT_TRANSFER', SwiftTransferDraft>;
