export { ExchangePayment } from './ExchangePayment';
export { RatesPage } from './RatesPage';
