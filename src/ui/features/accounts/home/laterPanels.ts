export { CardFaces } from './CardFaces';
export { DepositsPanel, LoansPanel, WalletsPanel } from './ProductPanels';
export { RatesPanel } from './RatesPanel';
