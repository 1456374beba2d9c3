import { success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../kernel/BankServices';
import type { Grant } from '../modules/identity/sessions';
import { positionOfData } from '../modules/notifications/positionOfData';

/** Adds the position of the live stream to the answer of a step that has signed the user in; other answers stay as they are. */
export async function withPosition<Granted extends Grant, Failed>(
  answer: Result<Granted, Failed>,
  bank: BankServices,
): Promise<Result<Granted & { readonly position?: string }, Failed>> {
  return answer.ok && answer.value.stage === 'active'
    ? success({ ...answer.value, position: await positionOfData(bank) })
    : answer;
}
