export { IpcCardsPayment } from './IpcCardsPayment';
export { VisaCardsPayment } from './VisaCardsPayment';
export { ReplenishmentVisaPayment } from './ReplenishmentVisaPayment';
