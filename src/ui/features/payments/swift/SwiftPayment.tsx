import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { useService } from '../../../kernel/ServicesContext';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { swift } from './swiftKind';
import { SwiftFields } from './SwiftFields';
import { DOCUMENTS } from './resources';

export const SwiftPayment = observer(function SwiftPayment() {
  const context = useService(PaymentContext);
  const isDone = swift.at(context).confirmation.step === 'done';

  // The uploaded files belong to the submitted operation; the next one needs its own.
  useEffect(() => {
    if (isDone) {
      DOCUMENTS.of(context).clear();
    }
  }, [context, isDone]);

  return <PaymentRoutes kind={swift} Fields={SwiftFields} />;
});
