import type { ReactNode } from 'react';

import type { WantedApplication } from '../../../application/cases/caseOfApplication';
import type { SummaryRow } from '../../components/SummaryList';
import type { ChangeConfirmation } from './changeConfirmation';

/** View-model common to all changes of the profile that are confirmed by a code. */
export interface ChangeModel {
  readonly confirmation: ChangeConfirmation;
  /** Opens the form: a finished change is replaced with a new one, one under way is kept. */
  openForm(): void;
}

/** Paths and texts of the pages of a change. */
export interface ChangeFrame {
  /** Path of the form; the pages of code and result are below it. */
  readonly path: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Description of the change that is confirmed with the code. */
  readonly subject: string;
  /** Control code of the change, for one whose description the bank has worded. */
  readonly fingerprint?: string | undefined;
  /** Facts below the description on the page of the code. */
  readonly subjectRows?: readonly SummaryRow[] | undefined;
  /** Sentence below the description on the page of the code. */
  readonly subjectNote?: string | undefined;
  readonly doneTitle: string;
  readonly doneText: string;
  /** Terms that follow from the change, for the page of the result. */
  readonly doneTerms?: ReactNode;
  /** Application the change becomes, whose case the page of the result shows. */
  readonly application?: WantedApplication | undefined;
  /** Target of the Back link; the profile when absent. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** False for a change that does not affect access: other sessions continue. */
  readonly endsOtherSessions?: boolean;
}
