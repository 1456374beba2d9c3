import { useTranslation } from 'react-i18next';

import type { OfferedTerm } from '../../../../../domain/loan/digital/DigitalLoan';
import { ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { LinkTiles } from '../../../../components/LinkTiles';
import { Page } from '../../../../components/Page';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { Stack } from '../../../../components/Stack';
import { SummaryList } from '../../../../components/SummaryList';
import { useMoneyText } from '../../../../components/useMoneyText';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import { SignInLink } from '../../../../kernel/SignInLink';
import { useGuestBack } from '../../../../kernel/useGuestBack';
import {
  AGREEMENT_PATH,
  CONDITIONS_PATH,
  LOAN_CALCULATOR_PATH,
  ONLINE_LOANS_PATH,
  REPAYMENT_PATH,
} from '../../../../objects/loans/onlineLoanPaths';
import styles from './GuestLoans.module.css';
import { GuestTerms } from './GuestTerms';

const STEPS = ['calculate', 'apply', 'decision', 'sign'] as const;

/** Online loans for who is not signed in: what the bank lends, how one gets it, and the pages that tell more. */
export function GuestLoansPage() {
  const { t } = useTranslation(['guestLoans', 'onlineLoan']);
  return (
    <Page kind="list">
      <PageHeader title={t('onlineLoan:title')} lead={t('onlineLoan:lead')} back={useGuestBack()} />
      <Stack>
        <Panel>
          <GuestTerms>{(terms) => <Offer terms={terms} />}</GuestTerms>
          <ButtonRow apart>
            <ButtonLink to={LOAN_CALCULATOR_PATH}>{t('onlineLoan:calculate')}</ButtonLink>
            <SignInLink tone="secondary" returnTo={ONLINE_LOANS_PATH}>
              {t('signInToApplications')}
            </SignInLink>
          </ButtonRow>
        </Panel>
        <Panel title={t('steps.title')}>
          <ol className={styles['steps']}>
            {STEPS.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
        </Panel>
        <LinkTiles
          tiles={[
            { path: CONDITIONS_PATH, icon: 'info', title: t('conditions.title'), text: t('conditions.text') },
            { path: REPAYMENT_PATH, icon: 'calendar', title: t('repayment.title'), text: t('repayment.text') },
            { path: AGREEMENT_PATH, icon: 'shield', title: t('onlineLoan:agreement.title'), text: t('agreement.text') },
          ]}
        />
      </Stack>
    </Page>
  );
}

/** The bounds of all terms together. */
function Offer({ terms }: { readonly terms: readonly OfferedTerm[] }) {
  const { t } = useTranslation(['guestLoans', 'loans']);
  const moneyText = useMoneyText();
  const percentText = usePercentText();
  const [first] = terms;
  if (first === undefined) {
    return null;
  }
  const least = terms.reduce((found, term) => (term.lowest.minor < found.lowest.minor ? term : found), first);
  const most = terms.reduce((found, term) => (term.highest.minor > found.highest.minor ? term : found), first);
  const months = terms.map((term) => term.months);
  return (
    <SummaryList
      rows={[
        {
          key: 'amount',
          term: t('offer.amount'),
          value: t('range', { from: moneyText(least.lowest), to: moneyText(most.highest) }),
        },
        {
          key: 'term',
          term: t('offer.term'),
          value: t('offer.months', { from: Math.min(...months), to: Math.max(...months) }),
        },
        {
          key: 'rate',
          term: t('offer.rate'),
          value: t('offer.from', { rate: percentText(Math.min(...terms.map(({ rate }) => rate))) }),
        },
        { key: 'collateral', term: t('offer.collateral'), value: t('offer.none') },
      ]}
    />
  );
}
