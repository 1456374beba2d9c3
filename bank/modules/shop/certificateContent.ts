import * as z from 'zod/mini';

import { LANGUAGES } from '../../../src/domain/language/Language';
import { CERTIFICATE_SUBJECTS } from '../../../src/domain/shop/Certificate';
import type { Money } from '../../../src/domain/money/Money';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  localizedText,
} from '../../../src/infrastructure/registry/codecs';
import { percent } from '../../../src/infrastructure/registry/percent';

const amount = z.codec(z.object({ amount: amountText, ccy: currency }), z.custom<Money>(), {
  decode: (stored) => decodeAmount(stored.amount, stored.ccy),
  encode: (domain) => ({ amount: encodeAmount(domain), ccy: domain.currency }),
});

const account = z.object({ number: z.string(), openedOn: bankDay, balance: amount });

const instalment = z.object({ number: z.int(), dueOn: bankDay, amount, paid: amount });

const loan = z.object({
  number: z.string(),
  contractNumber: z.string(),
  openedOn: bankDay,
  maturesOn: bankDay,
  disbursed: amount,
  principal: amount,
  interest: amount,
  penalty: amount,
  owed: amount,
  instalments: z.array(instalment),
});

const bonds = z.object({
  name: localizedText,
  isin: z.string(),
  maturesOn: bankDay,
  couponRate: percent,
  couponsPerYear: z.int(),
  count: z.int(),
  nominal: amount,
  paid: amount,
});

/** Stored content of a certificate: all it states, so that a later print is the same. */
const content = z.object({
  subject: z.enum(CERTIFICATE_SUBJECTS),
  /** Absent for a document without a chosen language: it is printed in that of the caller. */
  language: z.optional(z.enum(LANGUAGES)),
  day: bankDay,
  accounts: z.array(account),
  loans: z.array(loan),
  bonds: z.array(bonds),
});

export type CertificateContent = z.output<typeof content>;
export type CertificateLoan = z.output<typeof loan>;

export function writtenContent(certificate: CertificateContent): string {
  return JSON.stringify(z.encode(content, certificate));
}

/** Row of the content as it is stored. */
export type StoredContent = z.input<typeof content>;

export function readContent(stored: StoredContent): CertificateContent {
  return z.decode(content, stored);
}
