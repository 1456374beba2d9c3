import type { swiftOperations } from '../../../src/application/operations/swift';
import { refusal, success } from '../../../src/domain/result/Result';
import { swiftDatesFor } from '../../../src/domain/transfer/swiftDates';
import { readTransaction } from '../accounts';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import { answerDirectories, readHolidays } from '../directories';
import { findBankAbroad, readCodesAbroad, readCountries } from './directoriesAbroad';
import { fileNames, keepFiles, shownFile } from './operationFiles';
import { readMessage } from './swiftMessages';
import { moneyHandler } from '../transfers';
import { planSwift } from './planSwift';
import type { HandlersFor } from '../../kernel/Handler';
import { renderDocument } from '../documents';

const createTransfer = moneyHandler('MAKE_SWIFT_TRANSFER', planSwift);

/** Handlers of transfers abroad. */
export const swiftHandlers: HandlersFor<typeof swiftOperations> = {
  MAKE_SWIFT_TRANSFER: async (request, context) => {
    const created = await createTransfer(request, context);
    if (created.ok) {
      await keepFiles(context, request);
    }
    return created;
  },

  GET_FILE_BY_TXN_ID: async ({ transactionId, number }, context) => {
    const { bank, caller, now } = context;
    const transaction = await readTransaction(bank.database.pool, caller.customerId, transactionId);
    if (transaction === undefined) {
      return refusal({ code: 'TRANSACTION_NOT_FOUND' });
    }
    if (number !== undefined) {
      const file = await shownFile(context, { operationId: transaction.operationId, number });
      return file === undefined ? refusal({ code: 'FILE_NOT_FOUND' }) : success(file);
    }
    const sent = await readMessage(bank.database, transactionId);
    if (sent === undefined) {
      return refusal({ code: 'FILE_NOT_FOUND' });
    }
    const bytes = await renderDocument(
      bank,
      'swiftConfirmation',
      { transaction, sent, bank: BANK_DETAILS, madeAt: now },
      caller.language,
    );
    return success({ name: `tulpar-swift-${transactionId}.pdf`, contentType: 'application/pdf', bytes });
  },

  GET_SWIFT_STATE: async ({ transactionId }, context) => {
    const { bank, caller } = context;
    const transaction = await readTransaction(bank.database.pool, caller.customerId, transactionId);
    if (transaction === undefined) {
      return refusal({ code: 'TRANSACTION_NOT_FOUND' });
    }
    const [sent, files] = await Promise.all([
      readMessage(bank.database, transactionId),
      fileNames(context, transaction.operationId),
    ]);
    return success({ reference: sent?.reference ?? '', steps: sent?.steps ?? [], files });
  },

  GET_SWIFT_DATES: async ({ currency }, { bank, now }) =>
    success({ days: swiftDatesFor(currency, { now, holidays: await readHolidays(bank.database) }) }),
  GET_DATA_BY_SWIFT_CODE: async (query, { bank }) => {
    const found = await findBankAbroad(bank.database, query);
    return found === undefined ? refusal({ code: 'BANK_ABROAD_NOT_FOUND' }) : success(found);
  },
  ...answerDirectories({
    GET_COUNTRIES: ({ bank }) => readCountries(bank.database),
    GET_CODES_ABROAD: readCodesAbroad,
  }),
};
