import { useTranslation } from 'react-i18next';

import { groupedNumbers } from '../../../domain/account/accountNumber';
import { rateWords } from '../../../domain/exchange/rateWords';
import { detailsOf } from '../../../domain/operation/details';
import { detailText } from '../../../domain/operation/detailText';
import type { DetailName } from '../../../domain/operation/details';
import { DETAIL_WORDS } from '../../../domain/operation/detailWords';
import type { OperationTerms } from '../../../domain/operation/OperationTerms';
import { useLanguage } from '../../language/useLanguage';
import type { SummaryRow } from '../../components/SummaryList';
import { usePaymentSystemName } from '../payments/usePaymentSystemName';

/**
 * Terms of an operation besides accounts and amounts, one row per fact; every kind of operation has its own. Details its movement names
 * stand in the order of the movement, before the codes banks need.
 */
export function useTermRows(terms: OperationTerms, named?: readonly DetailName[]): readonly SummaryRow[] {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const systemName = usePaymentSystemName();
  const { paymentSystem, statementAccounts } = terms;
  const known = (rows: readonly (readonly [key: string, term: string, value: string | undefined])[]) =>
    rows.flatMap(([key, term, value]) => (value === undefined ? [] : [{ key, term, value }]));
  return [
    ...known([
      ['rate', t('fields.rate'), rateWords(terms, language)],
      ['system', t('fields.paymentSystem'), paymentSystem && systemName(paymentSystem)],
    ]),
    ...detailsOf(terms.details, named).map(({ name, value }) => ({
      key: name,
      term: DETAIL_WORDS[name][language],
      value: detailText(name, value, language),
    })),
    ...known([
      ['bic', t('fields.bic'), terms.bic],
      ['purposeCode', t('fields.purposeCode'), terms.purposeCode],
      ['documentNumber', t('fields.documentNumber'), terms.documentNumber],
      [
        'statementAccounts',
        DETAIL_WORDS.statementAccounts[language],
        statementAccounts && groupedNumbers(statementAccounts, language),
      ],
    ]),
  ];
}
