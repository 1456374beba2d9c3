import type { SummaryRow } from '../../components/SummaryList';

/** Subject of a code, as the page that asks for the code shows it. */
export interface ConfirmedSubject {
  /** Words the customer confirms; of a change, from the old value to the new one. */
  readonly text?: string | undefined;
  /** Control code of the words, explained below them. */
  readonly fingerprint?: string | undefined;
  readonly rows?: readonly SummaryRow[] | undefined;
  readonly note?: string | undefined;
}

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A way out of the page: an address, or an action that leads to one. */
export type WayOut = { readonly label: string } & ({ readonly to: string } | { readonly onPress: () => void });

/** Texts and addresses of one page that asks for a code; the caller says what is confirmed, the page does the rest. */
export interface CodeFrame extends CodeWords {
  readonly title: string;
  /** Link above the title. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
}

/** Words about a code on a page or a sheet with a title of its own. */
export interface CodeWords {
  readonly subject: ConfirmedSubject;
  /** True in a sheet: it is a ground of its own, and its button stays in sight. */
  readonly inSheet?: boolean | undefined;
  /** Label of the main button when it does not say "Confirm". */
  readonly submit?: string | undefined;
  /** Text telling that no further SMS will come, and what to do then. */
  readonly lastSms: string;
  /** Notice that the answer to the code was lost and the same code may be entered again. */
  readonly lost: TitledText;
  /** Button beside the main one. */
  readonly leave?: WayOut | undefined;
  /** Page of what can no longer be confirmed. */
  readonly refused: { readonly title: string; readonly leave: WayOut };
  /** Texts of an inquiry after a lost answer; present where the bank can be asked. */
  readonly inquiry?: InquiryWords | undefined;
}

export interface InquiryWords {
  readonly asking: TitledText;
  readonly unknown: TitledText;
  readonly askAgain: string;
  /** Another page on which the customer finds out. */
  readonly elsewhere: WayOut;
}
