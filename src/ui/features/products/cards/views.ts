export { CardListScreen } from './CardListScreen';
export { CardScreen } from './CardScreen';
export { UnblockCardPage } from './UnblockCardPage';
export { PinPermissionPage } from './PinPermissionPage';
export { CardLimitsPage } from './CardLimitsPage';
export { CardPinPage } from './CardPinPage';
export { MiniStatementScreen } from './MiniStatementScreen';
export { VisaAliasScreen } from './VisaAliasScreen';
