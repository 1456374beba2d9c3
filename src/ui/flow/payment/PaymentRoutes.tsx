import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import type { ConfirmedCode } from '../../../application/operations/catalogue';
import { NotFoundScreen } from '../../kernel/NotFoundScreen';
import { useService } from '../../kernel/ServicesContext';
import { PaymentContext } from './PaymentContext';
import { FormStep, PaymentFormScreen } from './PaymentFormScreen';
import type { PaymentKind } from './PaymentKind';
import { PaymentSheet } from './PaymentSheet';
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

/** Pages of a payment: the form with the sheet that confirms it, and the result. The sheet has an address, so that the Back button closes it. */
export function PaymentRoutes<Code extends ConfirmedCode, Draft extends object>({
  kind,
  Fields,
}: PaymentRoutesProps<Code, Draft>) {
  const payment = kind.at(useService(PaymentContext));
  return (
    <Routes>
      <Route element={<PaymentFormScreen payment={payment} children={<Fields model={payment} />} />}>
        <Route index element={<FormStep payment={payment} />} />
        <Route path="check" element={<PaymentSheet payment={payment} />} />
      </Route>
      {/* The code had an address of its own before; a tab may still be on it. */}
      <Route path="code" element={<Navigate to={kind.path} replace />} />
      <Route path="sent" element={<PaymentSentScreen payment={payment} />} />
      <Route path="result/:transactionId" element={<PaymentResultScreen payment={payment} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
