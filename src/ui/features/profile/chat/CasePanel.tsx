import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { CustomerCase } from '../../../../domain/case/CustomerCase';
import { formatDate } from '../../../../domain/time/format';
import { Button, ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { CaseProgress } from '../../../objects/cases/CaseLine';
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
  const { id, kind, state, transactionId } = shown;
  const isClosed = state === 'closed';
  const canTurn = !isClosed || model.mayReopen(shown);
  return (
    <Panel title={kind === 'question' ? t('number', { number: id }) : t(`kinds.${kind}`)}>
      <div className={styles['facts']}>
        <CaseProgress shown={shown} />
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

/** Next step in a case, by its state. */
function NextStep({ shown, model }: CasePanelProps) {
  const { t } = useTranslation('cases');
  const language = useLanguage();
  const { kind, state, reopenUntil } = shown;
  switch (state) {
    case 'received':
    case 'inWork':
      return <p>{t(`promise.${kind}`)}</p>;
    case 'waiting':
      return <p>{t('waitingText')}</p>;
    case 'answered':
      return <p>{t('answeredText')}</p>;
    case 'closed':
      return reopenUntil !== undefined && model.mayReopen(shown) ? (
        <p>{t('reopenUntil', { day: formatDate(reopenUntil, language) })}</p>
      ) : (
        <p>{t(kind === 'question' ? 'overQuestion' : 'over')}</p>
      );
    default:
      return state satisfies never;
  }
}
