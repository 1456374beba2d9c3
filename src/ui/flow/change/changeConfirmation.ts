import type { FlowStep } from '../../../application/confirmation/FlowState';
import type { WaitingChange } from '../../../domain/user/ProfileChange';
import { ConfirmationViewModel } from '../confirmation/ConfirmationViewModel';
import type { PagedFlow } from '../confirmation/ConfirmationViewModel';

/** The page a change is on, which the address must not run ahead of. */
export type ChangePage = 'form' | 'code' | 'done';

/** A change that a company signs is checked at the address of the code. */
const PAGES: Readonly<Record<FlowStep, ChangePage>> = {
  draft: 'form',
  creating: 'form',
  created: 'code',
  sendingCode: 'code',
  awaitingCode: 'code',
  confirming: 'code',
  unknown: 'code',
  refused: 'code',
  sent: 'done',
  done: 'done',
};

export type ChangeConfirmation = ConfirmationViewModel<ChangePage, WaitingChange>;

/** Makes the steps after the form of a change; `changed` is the store reloaded once the change is made. */
export function changeConfirmation(
  flow: PagedFlow<WaitingChange>,
  changed: { reload(): Promise<void> },
): ChangeConfirmation {
  return new ConfirmationViewModel<ChangePage, WaitingChange>({
    flow,
    pages: PAGES,
    // The stream reports the change too; this covers the time it is disconnected.
    finished: () => void changed.reload(),
  });
}
