import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { AdministrationScreen } from './AdministrationScreen';
import { UserScreen } from './users/UserScreen';
import { UsersScreen } from './users/UsersScreen';

/** The addresses below /admin: the bank, its users, and one of them. */
export function AdministrationRoutes() {
  return (
    <Routes>
      <Route index element={<AdministrationScreen />} />
      <Route path="users" element={<UsersScreen />} />
      <Route path="users/:userId" element={<UserScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
