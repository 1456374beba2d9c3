import { success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../kernel/BankServices';
import type { Grant } from '../modules/identity/sessions';
import { formatPosition } from '../modules/notifications/EventPosition';
import { headOfOutbox } from '../modules/notifications/outbox';

/**
 * Position for the stream of a client that reads its data after this answer: every event up to it is of a change such a reading includes,
 * and every later change has its event behind it (docs/adr/0120).
 */
export async function positionOfData({ database }: BankServices): Promise<string> {
  return formatPosition(await headOfOutbox(database));
}

/** Adds that position to the answer of a step that has signed the user in; other answers stay as they are. */
export async function withPosition<Granted extends Grant, Failed>(
  answer: Result<Granted, Failed>,
  bank: BankServices,
): Promise<Result<Granted & { readonly position?: string }, Failed>> {
  return answer.ok && answer.value.stage === 'active'
    ? success({ ...answer.value, position: await positionOfData(bank) })
    : answer;
}
