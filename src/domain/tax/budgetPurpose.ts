import cn from '../../locales/cn/domain/budget.json';
import en from '../../locales/en/domain/budget.json';
import kg from '../../locales/kg/domain/budget.json';
import ru from '../../locales/ru/domain/budget.json';
import type { Language, LocalizedText } from '../language/Language';
import { localized } from '../language/localized';
import { localizedTexts } from '../language/localizedTexts';
import { filled } from '../language/template';
import { monthName } from '../time/dayInWords';
import type { OperationDetails } from '../operation/details';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Name of the only payee of taxes and fines; a payment carries the Russian one. */
export const TREASURY = TEXTS.treasury;

/** Details of a payment to the budget that make up its purpose. */
type Subject = Pick<OperationDetails, 'taxPeriod' | 'taxMonth' | 'vehicleNumber' | 'eniCode' | 'decisionNumber'>;

/**
 * Purpose of a payment to the budget: the name of the tax or fine and its subject. The treasury receives it in Russian, a customer in the
 * customer's language.
 */
export function budgetPurpose(name: LocalizedText, subject: Subject, language: Language): string {
  const comma = language === 'cn' ? '，' : ', ';
  const { taxPeriod, taxMonth, vehicleNumber, eniCode, decisionNumber } = subject;
  const called = localized(name, language);
  if (decisionNumber !== undefined) {
    return [called, `${TEXTS.decision[language]} ${decisionNumber}`].join(comma);
  }
  const tax = taxPeriod === undefined ? called : taxForPeriod(called, { taxPeriod, taxMonth }, language);
  return [
    tax,
    ...(vehicleNumber === undefined ? [] : [vehicleNumber]),
    ...(eniCode === undefined ? [] : [`${TEXTS.unit[language]} ${eniCode}`]),
  ].join(comma);
}

function taxForPeriod(
  tax: string,
  { taxPeriod: year, taxMonth }: { readonly taxPeriod: string; readonly taxMonth: string | undefined },
  language: Language,
): string {
  return taxMonth === undefined
    ? filled(TEXTS.taxForYear[language], { tax, year })
    : filled(TEXTS.taxForMonth[language], { tax, year, month: monthName(Number(taxMonth), language) });
}
