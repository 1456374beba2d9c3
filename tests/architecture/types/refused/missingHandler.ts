import type { HandlersFor } from '../../../../bank/kernel/Handler';
import type { transferOperations } from '../../../../src/application/operations/transfers';

type TransferHandlers = HandlersFor<typeof transferOperations>;

declare const written: TransferHandlers;

const { CONFIRM_TRANSFER: _left, ...rest } = written;

export const handlers: TransferHandlers = rest;
