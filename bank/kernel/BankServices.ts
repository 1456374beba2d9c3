import type { BankMovements } from '../../src/domain/movements/movements';
import type { Database } from '../db/Database';
import type { Networks } from '../networks/ports/Networks';
import type { Clock, MovableClock } from './Clock';
import type { Configuration } from './Configuration';
import type { DocumentLayout } from './DocumentLayout';
import type { InputReader } from './InputReader';
import type { OperationNames } from './OperationNames';
import type { Pictures } from './Pictures';
import type { Secrets } from './Secrets';

/** A bank that is not connected to the outside yet. */
export interface UnconnectedBank {
  readonly configuration: Configuration;
  readonly clock: Clock;
  /** The same clock where it may be moved: in a sandbox only. */
  readonly movableClock: MovableClock | undefined;
  readonly database: Database;
  readonly secrets: Secrets;
  /** Movements of money customers may order. */
  readonly movements: BankMovements;
  /** Names of what stored operations refer to. */
  readonly names: OperationNames;
  /** The layout of PDF documents, on threads of its own. */
  readonly documents: DocumentLayout;
  /** The reading of what customers send, on threads of its own. */
  readonly reader: InputReader;
  /** The drawing of pictures that customers send, in processes of its own. */
  readonly pictures: Pictures;
}

/** Services that handlers and jobs of the bank share; made once at its start. */
export interface BankServices extends UnconnectedBank {
  readonly networks: Networks;
}
