import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { Limits } from '../../profile/limits/LimitsScreen';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { AccountFrame } from './AccountFrame';
import { AccountScreen } from './AccountScreen';
import { OverdraftPage } from './OverdraftPage';
import { RenamePage } from './RenamePage';
import { ReopeningPage } from './ReopeningPage';
import { RequisitesPage } from './RequisitesPage';
import { SettingChangePage } from './SettingChangePage';
import { SettingsPage } from './SettingsPage';

/** Limits hold for all accounts of a customer together, so every account shows the same. */
function AccountLimits() {
  return (
    <AccountFrame page="account-limits">
      {() => (
        <>
          <Limits of="transfers" />
          <Limits of="payments" />
        </>
      )}
    </AccountFrame>
  );
}

/** The pages of accounts (specification 1, section 2). */
export function AccountArea() {
  const { search } = useLocation();
  return (
    <Routes>
      <Route index element={<Navigate to={`/accounts/overview${search}`} replace />} />
      <Route path="overview" element={<AccountScreen />} />
      <Route path="settings" element={<SettingsPage />} />
      <Route path="settings/block/*" element={<SettingChangePage action="block" />} />
      <Route path="settings/unblock/*" element={<SettingChangePage action="unblock" />} />
      <Route path="settings/wake/*" element={<SettingChangePage action="wake" />} />
      <Route path="change-account-name" element={<RenamePage />} />
      <Route path="requisites" element={<RequisitesPage />} />
      <Route path="latest" element={<AccountScreen at="operations" />} />
      <Route path="account-limits" element={<AccountLimits />} />
      <Route path="request-overdraft/*" element={<OverdraftPage />} />
      <Route path="reopening/*" element={<ReopeningPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
