export { LimitsScreen, PaymentLimitsScreen } from './LimitsScreen';
export { TariffPageScreen, TariffsScreen } from './TariffsScreen';
export { TariffDetailsScreen } from './TariffDetailsScreen';
export { ChangeLimitPage } from './ChangeLimitPage';
