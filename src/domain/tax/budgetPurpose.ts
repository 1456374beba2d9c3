import type { Language, LocalizedText } from '../language/Language';
import { localized } from '../language/localized';
import type { OperationDetails } from '../operation/details';

/** Details of a payment to the budget that make up its purpose. */
type Subject = Pick<OperationDetails, 'taxPeriod' | 'vehicleNumber' | 'eniCode' | 'decisionNumber'>;

/**
 * Purpose of a payment to the budget: the name of the tax or fine and its subject. The treasury receives it in Russian, a customer in the
 * customer's language.
 */
export function budgetPurpose(name: LocalizedText, subject: Subject, language: Language): string {
  const { comma, decision, year, unit } = WORDS[language];
  const { taxPeriod, vehicleNumber, eniCode, decisionNumber } = subject;
  const called = localized(name, language);
  if (decisionNumber !== undefined) {
    return [called, `${decision} ${decisionNumber}`].join(comma);
  }
  const tax = taxPeriod === undefined ? called : year(called, taxPeriod);
  return [
    tax,
    ...(vehicleNumber === undefined ? [] : [vehicleNumber]),
    ...(eniCode === undefined ? [] : [`${unit} ${eniCode}`]),
  ].join(comma);
}

interface PurposeWords {
  readonly comma: string;
  readonly decision: string;
  /** Abbreviation of the code of a unit of real estate. */
  readonly unit: string;
  readonly year: (tax: string, year: string) => string;
}

const WORDS: Readonly<Record<Language, PurposeWords>> = {
  ru: { comma: ', ', decision: 'постановление', unit: 'ЕНИ', year: (tax, year) => `${tax} за ${year} год` },
  en: { comma: ', ', decision: 'decision', unit: 'ENI', year: (tax, year) => `${tax} for ${year}` },
  kg: { comma: ', ', decision: 'токтом', unit: 'ЕНИ', year: (tax, year) => `${tax}, ${year}-жыл үчүн` },
  cn: { comma: '，', decision: '处罚决定书', unit: 'ENI', year: (tax, year) => `${tax}，${year} 年度` },
};
