import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';
import type { ExchangeQuote } from './ExchangeQuote';

/** An exchange that was made (specification 2: exchange deals). */
export interface ExchangeDeal {
  readonly transactionId: string;
  readonly madeAt: Instant;
  readonly given: Money;
  readonly taken: Money;
  /** Absent for deals from before prices were kept. */
  readonly price: ExchangeQuote | undefined;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
}
