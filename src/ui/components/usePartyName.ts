import { useMemo } from 'react';

import { partyNameIn } from '../language/partyNames';
import { useLanguage } from '../language/useLanguage';
import { memoizeByKey } from './memoizeByKey';

/** Returns the name of a payer, a payee or another party for the reader: in Latin letters where the language is English or Chinese. */
export function usePartyName(): (stored: string) => string {
  const language = useLanguage();
  return useMemo(() => memoizeByKey((stored: string) => partyNameIn(stored, language)), [language]);
}
