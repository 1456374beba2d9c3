import type { moneyTransferOperations } from '../../../src/application/operations/moneyTransfers';
import { answerDirectories } from '../directories';
import { readMoneyTransferSystems } from '../remittances';
import { moneyHandler } from './createOperation';
import { planMoneyTransfer } from './planMoneyTransfer';
import type { HandlersFor } from '../../kernel/Handler';

/** A control number is asked about and not kept. */
const SEALED = { hashed: 'transferCode', forgotten: [] } as const;

/** Transfers from person to person by money-transfer systems. */
export const moneyTransferHandlers: HandlersFor<typeof moneyTransferOperations> = {
  ...answerDirectories({ GET_MONEY_TRANSFER_SYSTEMS: ({ bank }) => readMoneyTransferSystems(bank.database) }),
  MAKE_MONEY_TRANSFER: moneyHandler('MAKE_MONEY_TRANSFER', planMoneyTransfer, SEALED),
};
