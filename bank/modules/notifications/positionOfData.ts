import type { BankServices } from '../../kernel/BankServices';
import { formatPosition } from './EventPosition';
import { headOfOutbox } from './outbox';

/**
 * Position for the stream of a client that reads its data after this answer: every event up to it is of a change such a reading includes,
 * and every later change has its event behind it (docs/adr/0120).
 */
export async function positionOfData({ database }: BankServices): Promise<string> {
  return formatPosition(await headOfOutbox(database));
}
