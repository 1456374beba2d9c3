export { AccountOperationsScreen, AccountScreen } from './AccountScreen';
export { SettingsPage } from './SettingsPage';
export { BlockAccountPage, UnblockAccountPage, WakeAccountPage } from './SettingChangePage';
export { RenamePage } from './RenamePage';
export { RequisitesPage } from './RequisitesPage';
export { AccountLimitsPage } from './AccountLimitsPage';
export { OverdraftPage } from './OverdraftPage';
export { ReopeningPage } from './ReopeningPage';
