export { PaymentHubScreen } from './PaymentHubScreen';
export { CardTransfersScreen } from './CardTransfersScreen';
