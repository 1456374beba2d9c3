import { renderCertificate } from './renderCertificate';
import { renderLoanAgreement } from './renderLoanAgreement';
import { renderLoanSchedule } from './renderLoanSchedule';
import { renderMemorialOrder } from './renderMemorialOrder';
import { renderPaymentOrder } from './renderPaymentOrder';
import { renderReceipt } from './renderReceipt';
import { renderRequisites } from './renderRequisites';
import { renderSwiftConfirmation } from './renderSwiftConfirmation';

/**
 * Every document that is laid out as a whole. Statements, which have no end in sight, are drawn as a stream instead.
 */
export const RENDERERS = {
  receipt: renderReceipt,
  paymentOrder: renderPaymentOrder,
  memorialOrder: renderMemorialOrder,
  requisites: renderRequisites,
  swiftConfirmation: renderSwiftConfirmation,
  loanSchedule: renderLoanSchedule,
  loanAgreement: renderLoanAgreement,
  certificate: renderCertificate,
};

export type DocumentKind = keyof typeof RENDERERS;

/**
 * Facts, moment and language of each kind, as its renderer takes them; they cross to another thread, so they are plain
 * data.
 */
export type DocumentInput = { readonly [Kind in DocumentKind]: Parameters<(typeof RENDERERS)[Kind]> };

/** A document to be laid out. */
export interface DocumentOrder<Kind extends DocumentKind = DocumentKind> {
  readonly name: Kind;
  readonly input: DocumentInput[Kind];
}
