import { REASON_WORDS, SCHEME_WORDS } from '../../src/domain/shop/cardOrderWords';
import { fixedNames } from '../kernel/OperationNames';
import type { OperationNames } from '../kernel/OperationNames';
import { depositNames } from './deposits/depositProducts';
import { providerNames } from './directories/serviceDirectories';
import { bondNames, branchNames, loanNames } from './directories/bankDirectories';
import { countryNames } from './swift/directoriesAbroad';
import { budgetPurposes, violationNames } from './taxes/budgetWords';
import { territoryNames } from './taxes/taxDirectories';

/** Names of what stored operations of all areas refer to. */
export const OPERATION_NAMES: OperationNames = {
  details: {
    territory: territoryNames,
    violation: violationNames,
    recipientCountry: countryNames,
    payoutCountry: countryNames,
    depositProduct: depositNames,
    loanProduct: loanNames,
    boxBranch: branchNames,
    cardBranch: branchNames,
    bondIssue: bondNames,
    cardScheme: fixedNames(SCHEME_WORDS),
    reissueReason: fixedNames(REASON_WORDS),
  },
  budgetPurposes,
  providers: providerNames,
};
