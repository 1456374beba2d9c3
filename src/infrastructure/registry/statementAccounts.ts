import * as z from 'zod/mini';

import { MAX_CERTIFICATE_ACCOUNTS } from '../../domain/shop/CertificateOrder';

/** Codec of the accounts a certificate is about, by the names of the specification: at least one, none twice. */
export const statementAccounts = z.codec(
  z.array(z.strictObject({ accountNo: z.string().check(z.regex(/^\d{16}$/)) })).check(
    z.minLength(1),
    z.maxLength(MAX_CERTIFICATE_ACCOUNTS),
    z.refine((listed) => new Set(listed.map(({ accountNo }) => accountNo)).size === listed.length, {
      error: 'must have different items',
    }),
  ),
  z.custom<readonly string[]>(),
  {
    decode: (listed) => listed.map(({ accountNo }) => accountNo),
    encode: (numbers) => numbers.map((accountNo) => ({ accountNo })),
  },
);
