import { useTranslation } from 'react-i18next';

import { SCORED_MONTHS } from '../../../../../domain/loan/digital/creditScore';
import { OFFER_DAYS } from '../../../../../domain/loan/digital/DigitalLoan';
import type { OfferedTerm } from '../../../../../domain/loan/digital/DigitalLoan';
import { Amount } from '../../../../components/Amount';
import { ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { FigureTable } from '../../../../components/FigureTable';
import { Page } from '../../../../components/Page';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { Stack } from '../../../../components/Stack';
import { SummaryList } from '../../../../components/SummaryList';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import { LOAN_CALCULATOR_PATH } from '../../../../objects/loans/onlineLoanPaths';
import { GuestTerms } from './GuestTerms';
import { useLoansBack } from './useLoansBack';

const CONDITIONS = ['borrower', 'decision', 'offer', 'fees', 'early', 'arrears'] as const;

/** Conditions of online loans for who is not signed in: each term with its rate and bounds, and what holds for all of them. */
export function GuestConditionsPage() {
  const { t } = useTranslation(['guestLoans', 'onlineLoan']);
  return (
    <Page kind="list">
      <PageHeader title={t('conditions.title')} lead={t('conditions.lead')} back={useLoansBack()} />
      <Stack>
        <Panel title={t('conditions.terms')}>
          <GuestTerms>{(terms) => <TermsTable terms={terms} />}</GuestTerms>
        </Panel>
        <Panel title={t('conditions.rules')}>
          <SummaryList
            rows={CONDITIONS.map((condition) => ({
              key: condition,
              term: t(`conditions.names.${condition}`),
              value: t(`conditions.values.${condition}`, { months: SCORED_MONTHS, days: OFFER_DAYS }),
            }))}
          />
          <ButtonRow apart>
            <ButtonLink to={LOAN_CALCULATOR_PATH}>{t('onlineLoan:calculate')}</ButtonLink>
          </ButtonRow>
        </Panel>
      </Stack>
    </Page>
  );
}

function TermsTable({ terms }: { readonly terms: readonly OfferedTerm[] }) {
  const { t } = useTranslation(['guestLoans', 'loans']);
  const percentText = usePercentText();
  return (
    <FigureTable label={t('conditions.terms')}>
      <thead>
        <tr>
          <th scope="col">{t('offer.term')}</th>
          <th scope="col">{t('offer.rate')}</th>
          <th scope="col">{t('conditions.upTo')}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ months, rate, highest }) => (
          <tr key={months}>
            <th scope="row">{t('loans:months', { count: months })}</th>
            <td>{percentText(rate)}</td>
            <td>
              <Amount amount={highest} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
