import { useMediaQuery } from '../../../components/useMediaQuery';

/** True while the page has room for two columns. Known before the first paint, as the order of one column is not that of two. */
export function useTwoColumns(): boolean {
  return useMediaQuery('(56rem <= width < 64rem) or (width >= 72rem)');
}
