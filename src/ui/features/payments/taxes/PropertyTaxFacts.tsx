import { useTranslation } from 'react-i18next';

import type { PropertyTaxSum } from '../../../../application/operations/taxes';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { formatPercent } from '../../../../domain/money/formatPercent';
import { Amount } from '../../../components/Amount';
import { SummaryList } from '../../../components/SummaryList';
import type { SummaryRow } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import { hundredths, thousandths } from './figures';

interface FactsProps {
  readonly sum: PropertyTaxSum;
  /** True where the sum is what the page is about. */
  readonly isLead?: boolean;
}

/** Figures the tax of a property was calculated from, and how. */
export function PropertyTaxFacts({ sum: { data, amount }, isLead = false }: FactsProps) {
  const { t } = useTranslation('taxes');
  const language = useLanguage();
  const squareMetres = (area: bigint): string => t('facts.squareMetres', { area: hundredths(area, language) });
  const factors =
    data.formula === 'rate'
      ? [formatMoney(data.squareMetreRate, language)]
      : [
          formatMoney(data.basicTaxValue, language),
          thousandths(data.regionalCoefficient, language),
          thousandths(data.zonalCoefficient, language),
          thousandths(data.functionalCoefficient, language),
          formatPercent(data.rate, language),
        ];
  const taxed =
    data.taxFreeArea === 0n
      ? squareMetres(data.area)
      : `(${squareMetres(data.area)} − ${squareMetres(data.taxFreeArea)})`;
  const due: SummaryRow = {
    key: 'due',
    term: t('facts.due'),
    value: <Amount amount={amount} {...(isLead && { size: 'lead' as const })} always />,
  };
  const how: SummaryRow = {
    key: 'how',
    term: t('facts.how'),
    value: data.area > data.taxFreeArea ? [taxed, ...factors].join(' × ') : t('facts.allTaxFree'),
  };
  const formula: readonly SummaryRow[] =
    data.formula === 'rate'
      ? [{ key: 'rate', term: t('facts.squareMetreRate'), value: <Amount amount={data.squareMetreRate} always /> }]
      : [
          { key: 'base', term: t('facts.basicTaxValue'), value: <Amount amount={data.basicTaxValue} always /> },
          {
            key: 'regional',
            term: t('facts.regionalCoefficient'),
            value: thousandths(data.regionalCoefficient, language),
          },
          { key: 'zonal', term: t('facts.zonalCoefficient'), value: thousandths(data.zonalCoefficient, language) },
          {
            key: 'functional',
            term: t('facts.functionalCoefficient'),
            value: thousandths(data.functionalCoefficient, language),
          },
          { key: 'percent', term: t('facts.rate'), value: formatPercent(data.rate, language) },
        ];
  const facts: readonly SummaryRow[] = [
    { key: 'area', term: t('facts.area'), value: squareMetres(data.area) },
    { key: 'free', term: t('facts.taxFreeArea'), value: squareMetres(data.taxFreeArea) },
    ...formula,
    how,
  ];
  return <SummaryList rows={isLead ? [due, ...facts] : [...facts, due]} />;
}
