import * as z from 'zod/mini';

import { isAccountNumber } from '../../../src/domain/account/accountNumber';
import { isCompanyInn, isKyrgyzInn } from '../../../src/domain/bankDetails/inn';
import { CARD_STATUSES } from '../../../src/domain/card/Card';
import { isCardNumber } from '../../../src/domain/card/cardNumber';
import { schemeOf } from '../../../src/domain/card/cardScheme';
import { BANK_CODE } from '../../../src/domain/brand/bankCode';
import { COMPANY_RIGHTS } from '../../../src/domain/corporate/Company';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { isHolder } from '../../../src/domain/shop/cardHolder';
import { isEmailAddress } from '../../../src/domain/user/emailAddress';
import { amountText, bankDay, currency, filledLine, line } from '../../../src/infrastructure/registry/codecs';

const reference = filledLine(1, 100);
const phone = z.string().check(z.regex(/^\+\d{8,15}$/, 'must be a telephone number such as +996555000000'));
const email = z.string().check(z.refine(isEmailAddress, { error: 'must be an e-mail address' }));
const login = z.string().check(z.regex(/^[A-Za-z0-9._-]{3,50}$/, 'must be 3 to 50 Latin letters, digits and ._-'));

/** A name by language. The Russian one stands for those that are left out. */
const names = z.strictObject({
  ru: filledLine(1, 300),
  en: z.optional(line(300)),
  kg: z.optional(line(300)),
  cn: z.optional(line(300)),
});

const passport = z.strictObject({
  series: filledLine(1, 10),
  number: filledLine(1, 20),
  issuedBy: filledLine(1, 200),
  issuedOn: bankDay,
  expiresOn: bankDay,
  address: filledLine(1, 300),
});

const customer = z
  .strictObject({
    reference,
    /** Number by which the bank and the customer name the customer. */
    number: filledLine(1, 30),
    kind: z.enum(['person', 'company']),
    name: names,
    inn: z.string().check(z.refine(isKyrgyzInn, { error: 'must be a taxpayer number' })),
    phone,
    email: z.optional(email),
    /** Day from which the person or company is a customer. */
    since: bankDay,
    passport: z.optional(passport),
    okpo: z.optional(z.string().check(z.regex(/^\d{8}$/, 'must be eight digits'))),
    address: z.optional(names),
    signatures: z.optional(z.union([z.literal(1), z.literal(2)])),
  })
  .check(
    z.refine(({ kind, inn }) => isCompanyInn(inn) === (kind === 'company'), {
      path: ['inn'],
      error: 'must begin with 0 for a company, and with 1 or 2 for a person',
    }),
    z.refine(({ kind, passport: given }) => (kind === 'person') === (given !== undefined), {
      path: ['passport'],
      error: 'belongs to a person, who needs one',
    }),
    z.refine(({ kind, okpo, address, signatures }) => kind === 'company' || !(okpo ?? address ?? signatures), {
      path: ['kind'],
      error: 'must be a company to have okpo, address or signatures',
    }),
  );

const user = z
  .strictObject({
    reference,
    /** Reference of the customer, in customers.jsonl of this or an earlier delivery. */
    customer: reference,
    login,
    name: names,
    phone,
    email: z.optional(email),
    language: z.optional(z.enum(LANGUAGES)),
    /** Rights of a user of a company; a person may do everything. */
    rights: z.optional(z.array(z.enum(COMPANY_RIGHTS))),
    office: z.optional(names),
    signaturePlace: z.optional(z.union([z.literal(1), z.literal(2)])),
    /** True for somebody who works at the bank. */
    employee: z.optional(z.boolean()),
    /** True for an employee who administers it. */
    administrator: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ employee, administrator }) => administrator !== true || employee === true, {
      path: ['administrator'],
      error: 'must be an employee of the bank',
    }),
    z.refine(({ rights, signaturePlace }) => signaturePlace === undefined || rights?.includes('sign') === true, {
      path: ['signaturePlace'],
      error: 'needs the right to sign',
    }),
  );

const account = z.strictObject({
  reference,
  customer: reference,
  number: z.string().check(
    z.refine((text) => isAccountNumber(text) && text.startsWith(BANK_CODE), {
      error: `must be a number of sixteen digits that begins with ${BANK_CODE} and ends with its check digits`,
    }),
  ),
  currency,
  name: z.optional(line(50)),
  openedOn: bankDay,
  /** Balance with which it left the other system: decimal text with two decimals, such as "1250.50". */
  balance: amountText.check(z.refine((text) => !text.startsWith('-'), { error: 'must not be below zero' })),
  debitStopped: z.optional(z.boolean()),
  creditStopped: z.optional(z.boolean()),
  frozen: z.optional(z.boolean()),
  dormant: z.optional(z.boolean()),
});

const card = z.strictObject({
  reference,
  /** Reference of the account it pays from. */
  account: reference,
  number: z
    .string()
    .check(
      z.refine((text) => isCardNumber(text) && schemeOf(text) !== undefined, { error: 'must be the number of a card' }),
    ),
  expiresOn: bankDay,
  holder: z.string().check(z.refine(isHolder, { error: 'must be a name in Latin capitals' })),
  supplementary: z.optional(z.boolean()),
  status: z.optional(z.enum(CARD_STATUSES)),
});

/** Files of a delivery in the order in which they are taken, with what each line of them is. */
export const INTAKE_FILES: { readonly [Kind in IntakeKind]: IntakeFile<LineOf[Kind]> } = {
  customer: { file: 'customers.jsonl', schema: customer },
  user: { file: 'users.jsonl', schema: user },
  account: { file: 'accounts.jsonl', schema: account },
  card: { file: 'cards.jsonl', schema: card },
};

interface IntakeFile<Line> {
  readonly file: string;
  readonly schema: z.ZodMiniType<Line, unknown>;
}

export type IntakeKind = keyof LineOf;

export const INTAKE_KINDS: readonly IntakeKind[] = ['customer', 'user', 'account', 'card'];

export type CustomerLine = z.output<typeof customer>;
export type UserLine = z.output<typeof user>;
export type AccountLine = z.output<typeof account>;
export type CardLine = z.output<typeof card>;
export type IntakeNames = z.output<typeof names>;

/** A line that breaks a rule: the field, and what it must be. */
export interface Fault {
  readonly field: string;
  readonly problem: string;
}

/** Lines of each kind. */
export interface LineOf {
  readonly customer: CustomerLine;
  readonly user: UserLine;
  readonly account: AccountLine;
  readonly card: CardLine;
}
