import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

import type { ConfirmedCode } from '../../../application/operations/catalogue';
import { NotFoundScreen } from '../../kernel/NotFoundScreen';
import { useService } from '../../kernel/ServicesContext';
import { PaymentCheckScreen } from './PaymentCheckScreen';
import { PaymentCodeScreen } from './PaymentCodeScreen';
import { PaymentContext } from './PaymentContext';
import { PaymentFormScreen } from './PaymentFormScreen';
import type { PaymentKind } from './PaymentKind';
import { PaymentSentScreen } from './PaymentSentScreen';
import { PaymentResultScreen } from './PaymentResultScreen';
import type { PaymentViewModel } from './PaymentViewModel';

/** Props of the view of a form, which renders the fields only; the frame around them does the rest. */
export interface PaymentFieldsProps<Code extends ConfirmedCode, Draft extends object> {
  readonly model: PaymentViewModel<Code, Draft>;
}

interface PaymentRoutesProps<Code extends ConfirmedCode, Draft extends object> {
  readonly kind: PaymentKind<Code, Draft>;
  readonly Fields: ComponentType<PaymentFieldsProps<Code, Draft>>;
}

/** Pages of a payment: form, check, code and result, so that the Back button goes one step and keeps everything. */
export function PaymentRoutes<Code extends ConfirmedCode, Draft extends object>({
  kind,
  Fields,
}: PaymentRoutesProps<Code, Draft>) {
  const payment = kind.at(useService(PaymentContext));
  return (
    <Routes>
      <Route index element={<PaymentFormScreen payment={payment} children={<Fields model={payment} />} />} />
      <Route path="check" element={<PaymentCheckScreen payment={payment} />} />
      <Route path="code" element={<PaymentCodeScreen payment={payment} />} />
      <Route path="sent" element={<PaymentSentScreen payment={payment} />} />
      <Route path="result/:transactionId" element={<PaymentResultScreen payment={payment} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
