import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { janyKitep } from './janyKitep';
import { JanyKitepFields } from './JanyKitepFields';
import { mobile } from './mobile';
import { MobileFields } from './MobileFields';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { ProviderCatalogueScreen } from './ProviderCatalogueScreen';
import { ServiceFields } from './ServiceFields';
import { servicePayment, singlePayment } from './serviceKinds';

/** The addresses below /payment/provider: everybody who can be paid for services, and the form of each way to pay. */
export function ProviderArea() {
  return (
    <Routes>
      <Route index element={<ProviderCatalogueScreen />} />
      <Route path="bill/*" element={<PaymentRoutes kind={servicePayment} Fields={ServiceFields} />} />
      <Route path="direct/*" element={<PaymentRoutes kind={singlePayment} Fields={ServiceFields} />} />
      <Route path="mobile/*" element={<PaymentRoutes kind={mobile} Fields={MobileFields} />} />
      <Route path="jany-kitep/*" element={<PaymentRoutes kind={janyKitep} Fields={JanyKitepFields} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
