import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../shell/NotFoundScreen';
import { AboutScreen } from './AboutScreen';
import { LanguageScreen } from './LanguageScreen';
import { LoginHistoryScreen } from './LoginHistoryScreen';
import { ProfileFrame } from './ProfileFrame';
import { ProfileHubScreen } from './ProfileHubScreen';

/** The pages of the profile; each has a line in profileSections.ts. */
export function ProfileRoutes() {
  return (
    <Routes>
      <Route index element={<ProfileHubScreen />} />
      <Route element={<ProfileFrame />}>
        <Route path="login-history" element={<LoginHistoryScreen />} />
        <Route path="language" element={<LanguageScreen />} />
        <Route path="about-app" element={<AboutScreen />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
