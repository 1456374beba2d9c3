import { useTranslation } from 'react-i18next';

import type { Failure } from '../../../application/operations/failureCodes';

/** Rules only the bank can check. */
const BANK_RULES = ['COMMON', 'UNCHANGED', 'CONTAINS_PHONE'] as const;

/** The very rule of the bank a new password broke; `undefined` where the text of the failure says as much. */
export function usePasswordRefusal(): (failure: Failure | undefined) => string | undefined {
  const { t } = useTranslation('newPassword');
  return (failure) => {
    const rule = BANK_RULES.find(
      (each) => failure?.code === 'PASSWORD_POLICY_INCONSISTENCY' && failure.data?.['rule'] === each,
    );
    return rule === undefined ? undefined : t(`refused.${rule}`);
  };
}
