import { useMemo } from 'react';

import { partyName } from '../../domain/operation/partyName';
import { useLanguage } from '../language/useLanguage';
import { memoizeByKey } from './memoizeByKey';

/** Returns the name of a payer, a payee or another party for the reader: in Latin letters where the language is English or Chinese. */
export function usePartyName(): (stored: string) => string {
  const language = useLanguage();
  return useMemo(() => memoizeByKey((stored: string) => partyName(stored, language)), [language]);
}
