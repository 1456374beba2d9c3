import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { CaseLine } from '../../../objects/cases/CaseLine';
import { NEW_CASE_PATH } from '../../../objects/cases/casePaths';
import type { CaseViewModel } from './CaseViewModel';
import styles from './Messages.module.css';

interface CaseListProps {
  readonly model: CaseViewModel;
  readonly openId: string | undefined;
}

/** Cases of the user, the latest first, and the way to a new one. */
export const CaseList = observer(function CaseList({ model, openId }: CaseListProps) {
  const { t } = useTranslation('cases');
  return (
    <nav className={styles['topics']} aria-label={t('title')}>
      <h2 className={styles['listTitle']}>{t('title')}</h2>
      {model.status === 'ERROR' && <ErrorState title={t('listFailed')} onRetry={model.reload} />}
      <ul>
        {model.cases.map((each) => (
          <li key={each.id}>
            <CaseLine shown={each} isOpen={each.id === openId} />
          </li>
        ))}
      </ul>
      <ButtonLink tone="quiet" size="small" to={NEW_CASE_PATH}>
        {t('new')}
      </ButtonLink>
    </nav>
  );
});
