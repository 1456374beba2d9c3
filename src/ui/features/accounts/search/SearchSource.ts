import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { TransactionSign } from '../../../../domain/history/classify';
import type { Language } from '../../../../domain/language/Language';
import type { Money } from '../../../../domain/money/Money';
import type { TransactionKind } from '../../../../domain/movements/movements';
import type { ServiceIcon } from '../../../../domain/payment/ServiceProvider';
import type { CardScheme } from '../../../../domain/card/cardScheme';
import type { Searchable } from '../../../../domain/search/searchIndex';
import type { ActionLabel } from '../../../kernel/Action';
import type { Titled } from '../../../objects/operations/useTransactionTitle';
import type { IconName } from '../../../components/Icon';

/** Kinds of things that are found, in the order they stand in when they match equally well. */
export const SEARCH_GROUPS = ['actions', 'payees', 'providers', 'accounts', 'operations'] as const;

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Picture at the start of a row. */
export type SearchMark =
  | { readonly icon: IconName }
  | { readonly service: ServiceIcon | undefined }
  /** Name whose initials are shown. */
  | { readonly person: string };

/** Something that can be found and opened. */
export interface SearchEntry extends Searchable {
  readonly mark: SearchMark;
  readonly title: string;
  readonly note?: string;
  readonly amount?: { readonly of: Money | undefined; readonly sign?: TransactionSign };
  /** Letter that opens it after G. */
  readonly letter?: string;
  /** Address to go to when it is chosen; a form is filled first. `undefined` when choosing it was all. */
  readonly open: () => string | undefined;
}

/** Texts of the screen that entries are made of, in its language. */
export interface SearchTexts {
  readonly language: Language;
  readonly label: (label: ActionLabel) => string;
  readonly kind: (kind: TransactionKind) => string;
  /** Heading of an operation, the same as everywhere. */
  readonly operation: (titled: Titled) => string;
  readonly account: (account: { readonly name: string; readonly currency: string }) => string;
  readonly card: (scheme: CardScheme, lastDigits: string) => string;
}

/** A place that knows things to be found. Another one is added in `searchSources`. */
export interface SearchSource {
  readonly group: SearchGroup;
  readonly status: LoadStatus;
  /** Minimum length of the search text, in letters; a shorter one would find too much. */
  readonly fromLetters: number;
  /** Most rows it shows. */
  readonly most: number;
  /** True when it is asked only once somebody has typed, because it asks the bank for much. */
  readonly isAskedLate?: true;
  entries(texts: SearchTexts): readonly SearchEntry[];
  /** Asks the bank for what is typed, if the source can; nothing is looked for any more with an empty text. */
  find?(typed: string): void;
  /** Answers of the bank to what is typed, which are shown after what matches on the device. */
  answers?(texts: SearchTexts): readonly SearchEntry[];
  /** Loads what is not loaded yet; also after a failure. */
  ensure(): Promise<void>;
}
