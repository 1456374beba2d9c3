import type { Database } from './database/Database';
import type { Clock, MovableClock } from './Clock';
import type { Configuration } from './Configuration';
import type { DocumentRenderer } from './documents/DocumentRenderer';
import type { Secrets } from './Secrets';

/** What handlers and jobs of the bank share; made once in main.ts. */
export interface BankServices {
  readonly configuration: Configuration;
  readonly clock: Clock;
  /** The same clock where it may be moved: in a sandbox only. */
  readonly movableClock: MovableClock | undefined;
  readonly database: Database;
  readonly secrets: Secrets;
  /** The layout of PDF documents, on threads of its own. */
  readonly documents: DocumentRenderer;
}
