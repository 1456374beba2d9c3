import { SkeletonRows } from '../../../src/ui/components/Skeleton';
import { examplesOf } from '../Example';

export const examples = examplesOf('Skeleton', [
  { state: 'rows of a list', show: () => <SkeletonRows rows={3} /> },
  { state: 'low rows', show: () => <SkeletonRows rows={3} compact /> },
]);
