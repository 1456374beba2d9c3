import type { ChangeConfirmation } from './ChangeConfirmation';

/** What every change of the profile that asks for a code has, whatever its form is like. */
export interface ChangeModel {
  readonly confirmation: ChangeConfirmation;
  /** Opens the form: a change that is done makes room for a new one, one under way is kept. */
  openForm(): void;
}

/** Where the pages of a change are, and what it says of itself. */
export interface ChangeFrame {
  /** The address of the form; code and result are below it. */
  readonly path: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** What the customer confirms with the code. */
  readonly subject: string;
  readonly doneTitle: string;
  readonly doneText: string;
  /** Where the pages lead back to; the profile unless it is said. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** False for what does not protect the access: other sessions go on. */
  readonly endsOtherSessions?: boolean;
}
