import { useContext, useMemo } from 'react';

import { partyNameIn } from '../language/partyNames';
import { useLanguage } from '../language/useLanguage';
import { memoizeByKey } from './memoizeByKey';
import { OwnName } from './OwnName';

/**
 * Returns the name of a payer, a payee or another party for the reader: in Latin letters where the language is English or Chinese, and the
 * registered one for the customer.
 */
export function usePartyName(): (stored: string) => string {
  const language = useLanguage();
  const own = useContext(OwnName);
  return useMemo(() => memoizeByKey((stored: string) => partyNameIn(stored, language, own)), [language, own]);
}
