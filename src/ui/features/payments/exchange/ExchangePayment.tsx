import { useMatch } from 'react-router-dom';

import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { exchange } from './exchangeKind';
import { ExchangeDeals } from './ExchangeDeals';
import { ExchangeFields } from './ExchangeFields';

/** Exchange of currency; the latest exchanges stand below the form alone. */
export function ExchangePayment() {
  const isForm = useMatch(exchange.path) !== null;
  return (
    <>
      <PaymentRoutes kind={exchange} Fields={ExchangeFields} />
      {isForm && <ExchangeDeals />}
    </>
  );
}
