import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { UserStore } from '../../../application/user/UserStore';
import { SkeletonRows } from '../../components/Skeleton';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { useService } from '../../shell/ServicesContext';

const SKELETON_ROWS = 4;

/** Files of payments are made by those who make documents of a company; nobody else has such pages. */
export const MakersOnly = observer(function MakersOnly({ children }: { readonly children: ReactNode }) {
  const { user, status, makesDocuments } = useService(UserStore);
  if (user === undefined && status === 'LOADING') {
    return <SkeletonRows rows={SKELETON_ROWS} />;
  }
  return makesDocuments ? children : <NotFoundScreen />;
});
