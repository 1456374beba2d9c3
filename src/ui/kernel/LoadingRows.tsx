import { SkeletonRows } from '../components/Skeleton';
import { EarlyPage } from './EarlyPage';
import { LoadLimit } from './LoadLimit';

const SKELETON_ROWS = 4;

/** Outline of a page whose files load, for as long as they may. */
export function LoadingRows() {
  return (
    <LoadLimit isInside>
      <EarlyPage />
      <SkeletonRows rows={SKELETON_ROWS} />
    </LoadLimit>
  );
}
