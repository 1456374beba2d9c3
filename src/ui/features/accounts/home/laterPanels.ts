export { CardFaces } from './CardFaces';
export { DepositsPanel, LoansPanel, WalletsPanel } from './ProductPanels';
export { RatesPanel } from './RatesPanel';
export { UpcomingPanel } from './UpcomingPanel';
export { WaitingPanel } from './WaitingPanel';
