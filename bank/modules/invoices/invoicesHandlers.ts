import type { invoiceOperations } from '../../../src/application/operations/invoices';
import { success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { readDistributorLimits, readDistributors, readInvoices } from './invoiceRepository';
import { planInvoicePayment } from './planInvoicePayment';
import { moneyHandler } from '../transfers';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of distributors' invoices. Every query is restricted to the caller's customer. */
export const invoiceHandlers: HandlersFor<typeof invoiceOperations> = {
  GET_DISTRIBUTION: async ({ action }, { bank, caller, now }) => {
    const { kysely } = bank.database;
    switch (action) {
      case 'getInvoices':
        return success({ action, invoices: await readInvoices(kysely, caller.customerId, bankDayOf(now)) });
      case 'getDistributorLimits':
        return success({ action, limits: await readDistributorLimits(kysely, caller.customerId) });
      case 'getDistributors':
        return success({ action, distributors: await readDistributors(kysely, caller.customerId) });
      default:
        return action satisfies never;
    }
  },

  MAKE_DISTRIBUTION_OPERATIONS: moneyHandler('MAKE_DISTRIBUTION_OPERATIONS', planInvoicePayment),
};
