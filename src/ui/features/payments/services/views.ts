export { ProviderCatalogueScreen } from './ProviderCatalogueScreen';
export { JanyKitepPayment, MobilePayment, ServicePayment, SinglePayment } from './ServicePayments';
