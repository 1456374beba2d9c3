import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { UserStore } from '../../application/user/UserStore';
import { SkeletonRows } from '../components/Skeleton';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import { useService } from '../shell/ServicesContext';

const SKELETON_ROWS = 4;

/** Wallets are people's; a company has no such pages. */
export const PeopleOnly = observer(function PeopleOnly({ children }: { readonly children: ReactNode }) {
  const { user, status } = useService(UserStore);
  if (user === undefined && status === 'LOADING') {
    return <SkeletonRows rows={SKELETON_ROWS} />;
  }
  return user?.customerKind === 'C' ? <NotFoundScreen /> : children;
});
