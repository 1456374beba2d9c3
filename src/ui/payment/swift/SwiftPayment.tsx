import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { useService } from '../../shell/ServicesContext';
import { PaymentDesk } from '../PaymentDesk';
import { PaymentRoutes } from '../PaymentRoutes';
import { swift } from './swift';
import { SwiftFields } from './SwiftFields';

export const SwiftPayment = observer(function SwiftPayment() {
  const desk = useService(PaymentDesk);
  const isDone = swift.at(desk).confirmation.step === 'done';

  // The files went with the operation; another one has its own.
  useEffect(() => {
    if (isDone) {
      desk.documents.clear();
    }
  }, [desk, isDone]);

  return <PaymentRoutes kind={swift} Fields={SwiftFields} />;
});
