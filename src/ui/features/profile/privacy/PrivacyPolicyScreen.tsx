import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { formatDay } from '../../../../domain/time/format';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { returnToFrom } from '../../../kernel/returnToFrom';
import styles from './PrivacyPolicyScreen.module.css';
import { PrivacyPolicyViewModel } from './PrivacyPolicyViewModel';

const SECTIONS = ['what', 'why', 'who', 'howLong', 'rights'] as const;

/** The privacy policy, and below it the choice of who has not accepted it yet. */
export const PrivacyPolicyScreen = observer(function PrivacyPolicyScreen() {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const model = useService(PrivacyPolicyViewModel);
  const navigate = useNavigate();
  const { state } = useLocation();
  const accept = async (): Promise<void> => {
    if (await model.accept()) {
      void navigate(returnToFrom(state) ?? '/', { replace: true });
    }
  };
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} {...(model.asks && { lead: t('lead') })} />
      <Panel>
        <div className={styles['sections']}>
          {SECTIONS.map((section) => (
            <section key={section}>
              <h2 className={styles['title']}>{t(`sections.${section}Title`)}</h2>
              <p>{t(`sections.${section}Text`)}</p>
            </section>
          ))}
          <p className={styles['version']}>
            {t('version', { date: model.since === undefined ? '' : formatDay(model.since, language) })}
          </p>
        </div>
      </Panel>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.asks && (
        <div className={styles['buttons']}>
          <Button busy={model.busy} onClick={() => void accept()}>
            {t('accept')}
          </Button>
          <Button tone="quiet" onClick={() => void model.decline()}>
            {t('decline')}
          </Button>
        </div>
      )}
    </div>
  );
});
