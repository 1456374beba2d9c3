import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApplicationsStore } from '../../../../application/shop/ApplicationsStore';
import type { Failure } from '../../../../application/operations/failureCodes';
import { APPLIED_PRODUCTS, isOpen, mayFollow } from '../../../../domain/shop/Application';
import type { Application, ApplicationState } from '../../../../domain/shop/Application';
import { formatDateTime, formatDay } from '../../../../domain/time/format';
import { ApplicationCaseLink } from '../../../objects/cases/ApplicationCaseLink';
import { cardPath } from '../../../objects/cards/cardPaths';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { Button, ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './Market.module.css';
import { MARKET_PATH } from '../../../objects/market/marketPaths';

const SKELETON_ROWS = 5;

const TONES: Readonly<Record<ApplicationState, BadgeTone>> = {
  ACCEPTED_FOR_PROCESSING: 'neutral',
  IN_PROCESS: 'caution',
  UNDER_REVIEW: 'caution',
  RENEGOTIATION: 'caution',
  FORMED: 'positive',
  ACCEPTED: 'positive',
  REJECTED: 'negative',
  CANCELLED: 'neutral',
};

/** Every application of the customer: where it stands, how it got there, and what happens next. */
export const ApplicationsScreen = observer(function ApplicationsScreen() {
  const { t } = useTranslation('market');
  const store = useService(ApplicationsStore);

  useEffect(() => void store.renew(), [store]);

  return (
    <>
      <PageHeader
        title={t('applications.title')}
        lead={t('applications.lead')}
        back={{ to: MARKET_PATH, label: t('title') }}
      />
      <WhenLoaded
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('applications.failed')}
        onRetry={() => void store.reload()}
        empty={{
          icon: 'bag',
          title: t('applications.empty.title'),
          text: t('applications.empty.text'),
          action: <ButtonLink to={MARKET_PATH}>{t('notOffered.toMarket')}</ButtonLink>,
        }}
      >
        {() => (
          <ul className={styles['applications']}>
            {store.applications.map((application) => (
              <li key={application.id}>
                <ApplicationPanel application={application} />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </>
  );
});

const ApplicationPanel = observer(function ApplicationPanel({ application }: { readonly application: Application }) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const next = useNextWords(application);
  const { minutes } = APPLIED_PRODUCTS[application.product];
  const { id, product, state, price, doneBy, steps, hasCertificate, cardId } = application;
  const isFree = price.minor === 0n;
  return (
    <Panel title={t('applications.name', { product: t(`names.${product}`), number: id })}>
      <div className={styles['application']}>
        <p className={styles['facts']}>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          {isFree ? <span>{t('applications.free')}</span> : <Amount amount={price} />}
          {isOpen(state) && (
            <span>
              {minutes === undefined
                ? t('applications.doneBy', { day: formatDay(doneBy, language) })
                : t('applications.inMinutes', { minutes })}
            </span>
          )}
        </p>
        <p>{next}</p>
        <ol className={styles['steps']} aria-label={t('applications.steps')}>
          {steps.map((step) => (
            <li key={`${step.at} ${step.state}`} className={styles['step']}>
              <span className={styles['when']}>{formatDateTime(step.at, language)}</span>
              <span>
                {t(`states.${step.state}`)}
                {step.comment !== '' && <span className={styles['comment']}>{step.comment}</span>}
              </span>
            </li>
          ))}
        </ol>
        <ButtonRow>
          <ApplicationCaseLink kind="productOrder" id={id} />
          {product === 'makeAccountOpening' && state === 'ACCEPTED' && (
            <ButtonLink to="/">{t('applications.toAccounts')}</ButtonLink>
          )}
          {cardId !== undefined && <ButtonLink to={cardPath(cardId)}>{t('applications.toCard')}</ButtonLink>}
          {hasCertificate && (
            <CertificateButton
              id={id}
              label={t(product === 'makeBondPurchase' ? 'applications.downloadConfirmation' : 'applications.download')}
            />
          )}
          <ButtonLink tone="secondary" to={`/history/${id}`}>
            {t('applications.toOperation')}
          </ButtonLink>
          {mayFollow(state, 'CANCELLED') && <CancelButton id={id} isFree={isFree} />}
        </ButtonRow>
      </div>
    </Panel>
  );
});

/** Next step of an application; money comes back only of one that cost something. */
function useNextWords({ product, state, price }: Application): string {
  const { t } = useTranslation('market');
  if (state === 'FORMED' || state === 'ACCEPTED') {
    return t(`ready.${product}.${state}`);
  }
  const isFree = price.minor === 0n;
  return isFree && (state === 'ACCEPTED_FOR_PROCESSING' || state === 'REJECTED' || state === 'CANCELLED')
    ? t(`nextOfFree.${state}`)
    : t(`next.${state}`);
}

/** Downloads the finished certificate of an application, or shows the failure. */
function CertificateButton({ id, label }: { readonly id: string; readonly label: string }) {
  const store = useService(ApplicationsStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const download = async () => {
    setBusy(true);
    setFailure(await store.saveCertificate(id));
    setBusy(false);
  };

  return (
    <>
      <Button icon="download" busy={busy} onClick={() => void download()}>
        {label}
      </Button>
      {failure !== undefined && <FailureAlert failure={failure} />}
    </>
  );
}

/** Asks before an application is taken back, and says why it could not be. */
function CancelButton({ id, isFree }: { readonly id: string; readonly isFree: boolean }) {
  const { t } = useTranslation('market');
  const store = useService(ApplicationsStore);
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const cancel = async () => {
    setBusy(true);
    const refused = await store.cancel(id);
    setBusy(false);
    setIsAsking(false);
    setFailure(refused);
  };

  return (
    <>
      <Button tone="quiet" onClick={() => setIsAsking(true)}>
        {t('applications.cancel')}
      </Button>
      {failure !== undefined && <FailureAlert failure={failure} />}
      <QuestionDialog
        open={isAsking}
        title={t('applications.cancelTitle')}
        yes={t('applications.cancelYes')}
        no={t('applications.cancelNo')}
        busy={busy}
        onYes={() => void cancel()}
        onNo={() => setIsAsking(false)}
      >
        {t(isFree ? 'applications.cancelFreeText' : 'applications.cancelText')}
      </QuestionDialog>
    </>
  );
}
