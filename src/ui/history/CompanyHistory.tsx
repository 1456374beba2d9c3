import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { UserStore } from '../../application/user/UserStore';
import { SkeletonRows } from '../components/Skeleton';
import { useService } from '../shell/ServicesContext';
import { HISTORY_PATH } from './historyPaths';

const SKELETON_ROWS = 6;

/** What only companies have a history of; people are led to theirs. */
export const CompanyHistory = observer(function CompanyHistory({ children }: { readonly children: ReactNode }) {
  const { user } = useService(UserStore);
  if (user === undefined) {
    return <SkeletonRows rows={SKELETON_ROWS} />;
  }
  return user.customerKind === 'C' ? children : <Navigate to={HISTORY_PATH} replace />;
});
