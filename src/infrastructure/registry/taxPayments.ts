import * as z from 'zod/mini';

import type { taxPaymentOperations } from '../../application/operations/taxPayments';
import type { FinePayment, TaxKind, TaxPayment, TaxSubject } from '../../domain/tax/TaxPayment';
import { isMonthly, TAX_SUBJECTS } from '../../domain/tax/TaxPayment';
import type { AdaptersFor } from './adapter';
import { decodeAmount, encodeAmount, identifier, operationId, positiveAmountText } from './codecs';
import { decisionNumber, eniCode, inn, taxPeriod, vehicleNumber } from './taxIdentifiers';
import { preview } from './transfers';

/** Wire names (those of the specification) of the taxed object. */
const SUBJECT_FIELDS = { vehicleNumber: 'stateVehicleNumber', eniCode: 'eniCode', territoryCode: 'region' } as const;

const taxPayment = z.strictObject({
  operationId,
  accountDebitId: identifier,
  inn,
  taxPeriod,
  taxMonth: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  stateVehicleNumber: z.optional(vehicleNumber),
  eniCode: z.optional(eniCode),
  region: z.optional(z.string().check(z.regex(/^\d{14}$/))),
  amount: positiveAmountText,
  ccy: z.literal('KGS'),
});

/** The fields of a kind, no other and none missing. */
function paymentOf(kind: TaxKind) {
  const names = Object.keys(SUBJECT_FIELDS).filter((name): name is TaxSubject => Object.hasOwn(SUBJECT_FIELDS, name));
  const checks = names.map((name) =>
    z.refine<z.output<typeof taxPayment>>(
      (wire) => (wire[SUBJECT_FIELDS[name]] !== undefined) === TAX_SUBJECTS[kind].includes(name),
      {
        error: `must ${TAX_SUBJECTS[kind].includes(name) ? '' : 'not '}have ${SUBJECT_FIELDS[name]}`,
        path: [SUBJECT_FIELDS[name]],
      },
    ),
  );
  const withoutMonth = z.refine<z.output<typeof taxPayment>>(({ taxMonth }) => taxMonth === undefined, {
    error: 'must not have taxMonth',
    path: ['taxMonth'],
  });
  return z.codec(taxPayment.check(...checks, ...(isMonthly(kind) ? [] : [withoutMonth])), z.custom<TaxPayment>(), {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      inn: wire.inn,
      taxYear: wire.taxPeriod,
      ...(wire.taxMonth !== undefined && { taxMonth: wire.taxMonth }),
      subjects: {
        ...(wire.stateVehicleNumber !== undefined && { vehicleNumber: wire.stateVehicleNumber }),
        ...(wire.eniCode !== undefined && { eniCode: wire.eniCode }),
        ...(wire.region !== undefined && { territoryCode: wire.region }),
      },
      amount: decodeAmount(wire.amount, wire.ccy),
    }),
    encode: ({ subjects, ...domain }) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      inn: domain.inn,
      taxPeriod: domain.taxYear,
      taxMonth: domain.taxMonth,
      stateVehicleNumber: subjects.vehicleNumber,
      eniCode: subjects.eniCode,
      region: subjects.territoryCode,
      amount: encodeAmount(domain.amount),
      ccy: 'KGS' as const,
    }),
  });
}

const finePayment = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    decisionNumber,
    amount: positiveAmountText,
    ccy: z.literal('KGS'),
  }),
  z.custom<FinePayment>(),
  {
    decode: ({ accountDebitId, amount, ccy, ...wire }) => ({
      ...wire,
      debitAccountId: accountDebitId,
      amount: decodeAmount(amount, ccy),
    }),
    encode: ({ debitAccountId, amount, ...domain }) => ({
      ...domain,
      accountDebitId: debitAccountId,
      amount: encodeAmount(amount),
      ccy: 'KGS' as const,
    }),
  },
);

export const taxPaymentAdapters = {
  MAKE_TRANSPORT_TAX_PAYMENT: { request: paymentOf('transport'), response: preview },
  MAKE_PROPERTY_TAX_PAYMENT: { request: paymentOf('property'), response: preview },
  MAKE_LAND_TAX_PAYMENT: { request: paymentOf('land'), response: preview },
  MAKE_SINGLE_TAX_PAYMENT: { request: paymentOf('single'), response: preview },
  MAKE_PATENT_TAX_PAYMENT: { request: paymentOf('patent'), response: preview },
  MAKE_EMPLOYEE_INCOME_TAX: { request: paymentOf('employeeIncome'), response: preview },
  MAKE_FINE_PAYMENT: { request: finePayment, response: preview },
} satisfies AdaptersFor<typeof taxPaymentOperations>;
