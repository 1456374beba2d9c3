import { useTranslation } from 'react-i18next';

import { DECISION_DAYS, INCOME_MONTHS } from '../../../../domain/account/Overdraft';
import type {
  OverdraftRefusal,
  OverdraftOffer,
  OverdraftRequest,
  OverdraftStatus,
} from '../../../../domain/account/Overdraft';
import { formatDate } from '../../../../domain/time/format';
import { AskBank } from '../../../objects/chat/AskBank';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { Stack } from '../../../components/Stack';
import { SummaryList } from '../../../components/SummaryList';
import { usePercentText } from '../../../objects/deposits/usePercentText';
import { useLanguage } from '../../../language/useLanguage';

const TONES: Readonly<Record<OverdraftStatus, BadgeTone>> = {
  review: 'caution',
  approved: 'positive',
  rejected: 'negative',
};

/** Terms on which the bank offers an overdraft, and the income they are calculated from. */
export function OverdraftOfferFacts({ offer }: { readonly offer: OverdraftOffer }) {
  const { t } = useTranslation('accounts');
  const percentText = usePercentText();
  return (
    <SummaryList
      rows={[
        { key: 'highest', term: t('overdraft.highest'), value: <Amount amount={offer.highest} size="lead" /> },
        { key: 'lowest', term: t('overdraft.lowest'), value: <Amount amount={offer.lowest} /> },
        { key: 'rate', term: t('overdraft.rate'), value: percentText(offer.rate) },
        { key: 'term', term: t('overdraft.term'), value: t('overdraft.months', { count: offer.termMonths }) },
        {
          key: 'income',
          term: t('overdraft.income', { months: INCOME_MONTHS }),
          value: <Amount amount={offer.income} />,
        },
      ]}
    />
  );
}

/** Status of the latest overdraft request, and the next step of the account owner. */
export function OverdraftRequestFacts({ request }: { readonly request: OverdraftRequest }) {
  const language = useLanguage();
  const { t } = useTranslation('accounts');
  const percentText = usePercentText();
  const { status, decidedAt } = request;
  return (
    <section aria-label={t('overdraft.request')}>
      <Stack>
        <SummaryList
          rows={[
            {
              key: 'status',
              term: t('overdraft.request'),
              value: <Badge tone={TONES[status]}>{t(`overdraft.statuses.${status}`)}</Badge>,
            },
            { key: 'limit', term: t('overdraft.limit'), value: <Amount amount={request.limit} /> },
            { key: 'rate', term: t('overdraft.rate'), value: percentText(request.rate) },
            { key: 'term', term: t('overdraft.term'), value: t('overdraft.months', { count: request.termMonths }) },
            { key: 'asked', term: t('overdraft.asked'), value: formatDate(request.askedAt, language) },
            ...(decidedAt === undefined
              ? []
              : [{ key: 'decided', term: t('overdraft.decided'), value: formatDate(decidedAt, language) }]),
          ]}
        />
        <p>{t(`overdraft.after.${status}`, { days: DECISION_DAYS })}</p>
        {status === 'rejected' && <AskBank about="products" />}
      </Stack>
    </section>
  );
}

/** Reason why no overdraft is offered. Renders nothing for a request under review or decided, because the request itself says so. */
export function NoOverdraft({ failureCode }: { readonly failureCode: OverdraftRefusal }) {
  const { t } = useTranslation('accounts');
  return failureCode === 'UNDER_REVIEW' || failureCode === 'DECIDED' ? null : (
    <>
      <p>{t(`overdraft.obstacles.${failureCode}`, { months: INCOME_MONTHS })}</p>
      {failureCode === 'RESTRICTED' && <AskBank about="products" />}
    </>
  );
}
