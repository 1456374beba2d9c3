import { capitalised } from '../../../domain/language/capitalised';
import { joinedParts } from '../../../domain/language/punctuation';
import type { Money } from '../../../domain/money/Money';
import { useLanguage } from '../../language/useLanguage';
import { useFeeText } from './useFeeText';

/**
 * Returns fee and arrival of an amount as one line, `arrival` being the end of such a sentence. Beside an arrival a fee of nothing is left out;
 * the line is empty when neither is known.
 */
export function useFeeLine(): (fee: Money | undefined, arrival: string | undefined) => string {
  const language = useLanguage();
  const feeText = useFeeText();
  return (fee, arrival) => {
    const isNamed = fee !== undefined && (fee.minor > 0n || arrival === undefined);
    return capitalised(joinedParts([isNamed ? feeText(fee) : undefined, arrival], language));
  };
}
