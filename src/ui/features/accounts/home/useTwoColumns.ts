import { useMediaQuery } from '../../../components/useMediaQuery';

/** Also asked by src/ui/early/early.js, which shows the page before the application is there. */
export const TWO_COLUMNS = '(56rem <= width < 64rem) or (width >= 72rem)';

/** True while the page has room for two columns. Known before the first paint, as the order of one column is not that of two. */
export function useTwoColumns(): boolean {
  return useMediaQuery(TWO_COLUMNS);
}
