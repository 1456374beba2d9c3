import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { UserStore } from '../../../application/user/UserStore';
import { SkeletonRows } from '../../components/Skeleton';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { useService } from '../../shell/ServicesContext';

const SKELETON_ROWS = 4;

/** Files of payments and invoices are companies'; people have no such pages. Whoever signs may look at what is to be signed. */
export const CompaniesOnly = observer(function CompaniesOnly({ children }: { readonly children: ReactNode }) {
  const { user, status, isCorporate } = useService(UserStore);
  if (user === undefined && status === 'LOADING') {
    return <SkeletonRows rows={SKELETON_ROWS} />;
  }
  return isCorporate ? children : <NotFoundScreen />;
});
