import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { isApplication } from '../../../../domain/case/CustomerCase';
import type { AppliedFor, CustomerCase } from '../../../../domain/case/CustomerCase';
import { formatDate } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Button, ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import { applicationPath } from '../../../objects/cases/applicationPaths';
import { CaseProgress } from '../../../objects/cases/CaseLine';
import { useCaseName } from '../../../objects/cases/useCaseName';
import { transactionPath } from '../../../objects/operations/historyPaths';
import styles from './CasePanel.module.css';
import type { CaseViewModel } from './CaseViewModel';

interface CasePanelProps {
  readonly shown: CustomerCase;
  readonly model: CaseViewModel;
}

/** State of a case and the promise of the bank, with the ways to close it, to reopen it, and to its operation. */
export const CasePanel = observer(function CasePanel({ shown, model }: CasePanelProps) {
  const { t } = useTranslation('cases');
  const nameOf = useCaseName();
  const { id, kind, state, transactionId, application } = shown;
  const isClosed = state === 'closed';
  const canTurn = !isApplication(kind) && (!isClosed || model.mayReopen(shown));
  return (
    <Panel title={kind === 'question' ? t('number', { number: id }) : nameOf(shown)}>
      <div className={styles['facts']}>
        <CaseProgress shown={shown} />
        {application !== undefined && <ApplicationFacts application={application} />}
        <NextStep shown={shown} model={model} />
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        <ButtonRow>
          {canTurn && (
            <Button
              tone={isClosed ? 'primary' : 'secondary'}
              size={isClosed ? 'normal' : 'small'}
              busy={model.busy}
              onClick={() => void model.turn(shown)}
            >
              {t(isClosed ? 'reopen' : 'close')}
            </Button>
          )}
          {application !== undefined && isApplication(kind) && (
            <ButtonLink tone="secondary" size="small" to={applicationPath(kind, application)}>
              {t('applied.toApplication')}
            </ButtonLink>
          )}
          {transactionId !== undefined && (
            <ButtonLink tone="quiet" size="small" to={transactionPath(transactionId)}>
              {t('toOperation')}
            </ButtonLink>
          )}
        </ButtonRow>
      </div>
    </Panel>
  );
});

/** Amount and term of an application, where it has them. */
function ApplicationFacts({ application: { amount, months } }: { readonly application: AppliedFor }) {
  const { t } = useTranslation('cases');
  const rows = [
    ...(amount === undefined ? [] : [{ key: 'amount', term: t('applied.amount'), value: <Amount amount={amount} /> }]),
    ...(months === undefined ? [] : [{ key: 'months', term: t('applied.months'), value: months }]),
  ];
  return rows.length === 0 ? null : <SummaryList rows={rows} dense />;
}

/** Next step in a case, by its state. */
function NextStep({ shown, model }: CasePanelProps) {
  const { t } = useTranslation('cases');
  const language = useLanguage();
  const { kind, state, reopenUntil, application, isOwn } = shown;
  if (!isOwn && state !== 'closed') {
    return <p>{t('applied.readOnly')}</p>;
  }
  switch (state) {
    case 'received':
    case 'inWork':
      return <p>{t(isApplication(kind) ? 'applied.promise' : `promise.${kind}`)}</p>;
    case 'waiting':
      return <p>{t('waitingText')}</p>;
    case 'answered':
      return <p>{t('answeredText')}</p>;
    case 'closed':
      if (application?.outcome !== undefined) {
        return <p>{t(`applied.decided.${application.outcome}`)}</p>;
      }
      return reopenUntil !== undefined && model.mayReopen(shown) ? (
        <p>{t('reopenUntil', { day: formatDate(reopenUntil, language) })}</p>
      ) : (
        <p>{t(kind === 'question' ? 'overQuestion' : 'over')}</p>
      );
    default:
      return state satisfies never;
  }
}
