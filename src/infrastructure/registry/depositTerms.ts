import * as z from 'zod/mini';

import { DEPOSIT_TYPES, INTEREST_PAYOUTS } from '../../domain/deposit/Deposit';
import type { DepositTerms } from '../../domain/operation/OperationTerms';
import { bankDay, identifier } from './codecs';
import { percent } from './percent';

/** The contract a deposit is opened by; the ledger reads these very names (bank/modules/deposits/functions). */
export const depositTerms = z.codec(
  z.object({
    productId: identifier,
    depositType: z.enum(DEPOSIT_TYPES),
    contractRefNo: z.string(),
    accountNo: z.string(),
    termMonths: z.int(),
    interestRate: percent,
    earlyClosingRate: percent,
    interestPayout: z.enum(INTEREST_PAYOUTS),
    capitalized: z.boolean(),
    autoProlongation: z.boolean(),
    childFullName: z.optional(z.string()),
    childBirthDate: z.optional(bankDay),
  }),
  z.custom<DepositTerms>(),
  {
    decode: ({ childFullName, childBirthDate, ...wire }) => ({
      productId: wire.productId,
      type: wire.depositType,
      contractNumber: wire.contractRefNo,
      accountNumber: wire.accountNo,
      termMonths: wire.termMonths,
      rate: wire.interestRate,
      earlyRate: wire.earlyClosingRate,
      payout: wire.interestPayout,
      capitalized: wire.capitalized,
      prolongs: wire.autoProlongation,
      child:
        childFullName === undefined || childBirthDate === undefined
          ? undefined
          : { fullName: childFullName, bornOn: childBirthDate },
    }),
    encode: (domain) => ({
      productId: domain.productId,
      depositType: domain.type,
      contractRefNo: domain.contractNumber,
      accountNo: domain.accountNumber,
      termMonths: domain.termMonths,
      interestRate: domain.rate,
      earlyClosingRate: domain.earlyRate,
      interestPayout: domain.payout,
      capitalized: domain.capitalized,
      autoProlongation: domain.prolongs,
      ...(domain.child && { childFullName: domain.child.fullName, childBirthDate: domain.child.bornOn }),
    }),
  },
);
