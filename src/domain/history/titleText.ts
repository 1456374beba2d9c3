import type { RelatedTransaction } from './Transaction';
import type { OwnAccount, TransactionTitle } from './transactionTitle';

/** Between what money left and what it reached; a line breaks only behind it. */
const ARROW = '\u00A0→ ';

/** Texts of one language that headings are made of. */
export interface TitleWords {
  /** Name of an account of the customer: its own, or product and currency. */
  readonly account: (account: OwnAccount) => string;
  readonly returnOf: (payment: RelatedTransaction) => string;
  /** Name of a sender or recipient for the reader. */
  readonly party: (stored: string) => string;
  /** Title of the kind, which heads what has no better heading. */
  readonly kind: string;
}

/** Heading of an operation as a text; the same on screens, in documents and in notifications. */
export function titleText(title: TransactionTitle, { account, returnOf, party, kind }: TitleWords): string {
  switch (title.names) {
    case 'payment':
      return returnOf(title.returned);
    case 'accounts':
      return [account(title.from), account(title.to)].join(ARROW);
    case 'currencies':
      return [title.from, title.to].join(ARROW);
    case 'counterparty':
      return party(title.counterparty);
    case 'kind':
      return kind;
    default:
      return title satisfies never;
  }
}
