import type { CustomerCase } from '../../../src/domain/case/CustomerCase';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { NOON } from './builders';
import { CountingIdentifiers } from './fakePorts';

const DUE_ON = checkedToBankDay('2026-12-03');

/** A case about operation 7. */
export function aCase(changes: Partial<CustomerCase> = {}): CustomerCase {
  if (DUE_ON === undefined) {
    throw new Error('Not a day');
  }
  return {
    id: '100001',
    kind: 'notArrived',
    transactionId: '7',
    topicId: undefined,
    application: undefined,
    isOwn: true,
    state: 'received',
    openedAt: NOON,
    dueOn: DUE_ON,
    reopenUntil: undefined,
    ...changes,
  };
}

export function anOperationId(): OperationId {
  return new CountingIdentifiers().operationId();
}
