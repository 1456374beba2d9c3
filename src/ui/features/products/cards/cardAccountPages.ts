/** Pages of cards whose addresses the specification has among those of accounts; fetched together. */
export { CardLimitsPage } from './CardLimitsPage';
export { CardPinPage } from './CardPinPage';
export { MiniStatementScreen } from './MiniStatementScreen';
export { VisaAliasScreen } from './VisaAliasScreen';
