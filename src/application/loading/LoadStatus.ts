/** Where a list stands (specification 1, section 4, load statuses). `EMPTY` is loaded, with nothing in it. */
export type LoadStatus = 'LOADING' | 'LOADED' | 'EMPTY' | 'ERROR';

export function statusOf(list: readonly unknown[]): LoadStatus {
  return list.length === 0 ? 'EMPTY' : 'LOADED';
}
