import { randomUUID } from 'node:crypto';

import type { TestServer } from './startTestServer';
import { accountsOf, isOrdinary, only } from './transferStory';
import type { WireClient } from './WireClient';

/** An invoice that is paid by a QR code, as it is answered. */
export interface WireInvoice {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly url: string;
}

let serial = 0;

/** Words of an invoice over 100 soms to an account of a company, with a number of its own. */
export function invoiceWords(accountId: string, changes: object = {}) {
  serial += 1;
  return {
    operationId: randomUUID(),
    accountId,
    invoiceNumber: `Т-${serial}`,
    counterparty: 'Айбек Асанов',
    counterpartyInn: '21503198500123',
    totalAmount: '100.00',
    ccy: 'KGS',
    dueDate: '2026-12-01',
    purpose: 'Аренда за ноябрь',
    ...changes,
  };
}

/** Has the director of the company issue an invoice. */
export async function issuedInvoice(director: WireClient): Promise<WireInvoice> {
  const { id } = only(await accountsOf(director), (account) => isOrdinary(account) && account.ccy === 'KGS');
  const { data } = await director.operation('UtilityService', 'MANUAL_INVOICE_QR_GENERATE', invoiceWords(id));
  return Object(data);
}

/** Changes of an invoice after which a payment of 10 soms is refused, by the refusal. */
const CHANGES = {
  INVOICE_NOT_FOUND: 'update qr_invoice set withdrawn_at = issued_at where invoice_id = $1',
  INVOICE_ALREADY_PAID: 'update invoice set paid_elsewhere = total, paid = total, paid_on = issued_on where id = $1',
  INVOICE_AMOUNT_TOO_LARGE:
    'update invoice set paid_elsewhere = total - 500, paid = total - 500, paid_on = issued_on where id = $1',
} as const;

export const INVOICE_CHANGES = ['INVOICE_NOT_FOUND', 'INVOICE_ALREADY_PAID', 'INVOICE_AMOUNT_TOO_LARGE'] as const;

/** Has an invoice become one of which 10 soms cannot be paid, for a reason. */
export async function changeInvoice(
  server: TestServer,
  id: string,
  refusal: (typeof INVOICE_CHANGES)[number],
): Promise<void> {
  await server.bank.database.owner.query(CHANGES[refusal], [id]);
}
