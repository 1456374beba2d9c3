import type { ChangePage } from './changeConfirmation';
import type { ChangeFrame, ChangeModel } from './ChangeModel';

/** The address of a page of a change. */
export function changePath({ path }: ChangeFrame, page: ChangePage): string {
  return page === 'form' ? path : `${path}/${page}`;
}

/** The address of the page the change is on now. */
export function pathOfChange(frame: ChangeFrame, { confirmation }: ChangeModel): string {
  return changePath(frame, confirmation.page);
}
