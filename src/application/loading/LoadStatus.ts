/** Load status of a list (specification 1, section 4, load statuses). `EMPTY` means loaded without items. */
export type LoadStatus = 'LOADING' | 'LOADED' | 'EMPTY' | 'ERROR';

export function statusOf(list: readonly unknown[]): LoadStatus {
  return list.length === 0 ? 'EMPTY' : 'LOADED';
}
