import { lazy } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';

import { TARIFF_PAGES } from '../../../../domain/tariff/TariffPage';
import type { TariffPage } from '../../../../domain/tariff/TariffPage';
import { CalendarScreen } from '../../accounts/calendar/CalendarScreen';
import { LimitsScreen, PaymentLimitsScreen } from '../limits/LimitsScreen';
import { TariffDetailsScreen } from '../limits/TariffDetailsScreen';
import { TariffPageScreen, TariffsScreen } from '../limits/TariffsScreen';
import { DeviceScreen } from './DeviceScreen';
import { EmailPage } from './EmailPage';
import { InfoScreen } from './InfoScreen';
import { PassportPage } from './PassportPage';
import { ScheduleEditPage } from '../../payments/templates/ScheduleEditPage';
import { SchedulesScreen } from '../../payments/templates/SchedulesScreen';
import { TemplatesScreen } from '../../payments/templates/TemplatesScreen';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { AboutScreen } from './AboutScreen';
import { AuthenticatorPage } from './AuthenticatorPage';
import { AuthTypePage } from './AuthTypePage';
import { KnownDevicesPage } from './KnownDevicesPage';
import { LanguageScreen } from './LanguageScreen';
import { LoginHistoryScreen } from './LoginHistoryScreen';
import { PasswordPage } from './PasswordPage';
import { PinPage } from './PinPage';
import { ProfileFrame } from './ProfileFrame';
import { ProfileHubScreen } from './ProfileHubScreen';
import { QuestionPage } from './QuestionPage';
import { UsernamePage } from './UsernamePage';

const CompanyScreen = lazy(() =>
  import('../../company/employees/CompanyScreen').then((module) => ({ default: module.CompanyScreen })),
);
const EmployeeRightsPage = lazy(() =>
  import('../../company/employees/EmployeeRightsPage').then((module) => ({ default: module.EmployeeRightsPage })),
);
const LicencesScreen = lazy(() => import('./LicencesScreen').then((module) => ({ default: module.LicencesScreen })));

/** The specification names the tariffs of a kind right below the profile. */
function TariffItem({ page }: { readonly page: TariffPage }) {
  const { item = '' } = useParams();
  return <Navigate to={`/profile/tariffs/${page}/details/${encodeURIComponent(item)}`} replace />;
}

/** The pages of the profile; each has a line in profileSections.ts. */
export function ProfileRoutes() {
  return (
    <Routes>
      <Route index element={<ProfileHubScreen />} />
      <Route element={<ProfileFrame />}>
        <Route path="info" element={<InfoScreen />} />
        <Route path="edit/*" element={<PassportPage />} />
        <Route path="email/*" element={<EmailPage />} />
        <Route path="company" element={<CompanyScreen />} />
        <Route path="company/employee/:employeeId/*" element={<EmployeeRightsPage />} />
        <Route path="limits" element={<LimitsScreen />} />
        <Route path="limits/payments" element={<PaymentLimitsScreen />} />
        <Route path="tariffs" element={<TariffsScreen />} />
        {TARIFF_PAGES.flatMap((page) => [
          <Route key={page} path={page} element={<Navigate to={`/profile/tariffs/${page}`} replace />} />,
          <Route key={`${page} item`} path={`${page}/details/:item`} element={<TariffItem page={page} />} />,
        ])}
        <Route path="tariffs/:page" element={<TariffPageScreen />} />
        <Route path="tariffs/:page/details/:item" element={<TariffDetailsScreen />} />
        <Route path="templates" element={<TemplatesScreen />} />
        <Route path="scheduled-payments" element={<SchedulesScreen />} />
        <Route path="scheduled-payments/edit/*" element={<ScheduleEditPage />} />
        <Route path="calendar" element={<CalendarScreen />} />
        <Route path="settings/password/*" element={<PasswordPage />} />
        <Route path="settings/login/*" element={<UsernamePage />} />
        <Route path="settings/question/*" element={<QuestionPage />} />
        <Route path="settings/auth-type/*" element={<AuthTypePage />} />
        <Route path="settings/google-code/*" element={<AuthenticatorPage />} />
        <Route path="settings/pin" element={<PinPage />} />
        <Route path="settings/known-browsers/*" element={<KnownDevicesPage />} />
        <Route path="login-history" element={<LoginHistoryScreen />} />
        <Route path="language" element={<LanguageScreen />} />
        <Route path="device" element={<DeviceScreen />} />
        <Route path="about-app" element={<AboutScreen />} />
        <Route path="about-app/licences" element={<LicencesScreen />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
