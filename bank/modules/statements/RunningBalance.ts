import type { Money } from '../../../src/domain/money/Money';
import { money } from '../../../src/domain/money/Money';
import type { Statement, StatementEntry } from '../../../src/domain/statement/Statement';

/** Follows the entries of a statement from its opening to its closing, and throws where they do not lead there. */
export class RunningBalance {
  private minor: bigint;
  private entries = 0;
  private taxMinor = 0n;

  constructor(private readonly statement: Pick<Statement, 'id' | 'opening' | 'closing' | 'entryCount'>) {
    this.minor = statement.opening.minor;
  }

  take(page: readonly StatementEntry[]): void {
    for (const { amount, balanceAfter, tax, version } of page) {
      this.minor += amount.minor;
      this.taxMinor += tax.minor;
      if (balanceAfter.minor !== this.minor) {
        throw new Error(
          `The balance after entry ${version} of statement ${this.statement.id} is not the sum of the entries`,
        );
      }
    }
    this.entries += page.length;
  }

  /** Sales tax contained in the entries so far. */
  get tax(): Money {
    return money(this.taxMinor, this.statement.opening.currency);
  }

  close(): void {
    if (this.minor !== this.statement.closing.minor || this.entries !== this.statement.entryCount) {
      throw new Error(`The entries of statement ${this.statement.id} do not lead to its closing`);
    }
  }
}
