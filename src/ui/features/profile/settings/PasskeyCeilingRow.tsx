import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { formatShortMoney } from '../../../../domain/money/formatAmount';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { useService } from '../../../kernel/ServicesContext';
import { useLanguage } from '../../../language/useLanguage';
import { PasskeyCeilingViewModel } from './PasskeyCeilingViewModel';
import { PASSKEY_CEILING_PATH } from './passkeyPaths';
import styles from './ProfileHubScreen.module.css';

/** Way to the sum of a day that passkeys may confirm, with what holds. */
export const PasskeyCeilingRow = observer(function PasskeyCeilingRow() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const model = useService(PasskeyCeilingViewModel);
  const { present } = model;

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <Panel flush>
      <Link className={styles['link']} to={PASSKEY_CEILING_PATH}>
        <Icon name="transfer" />
        <span className={styles['words']}>
          <span className={styles['title']}>{t('passkeyCeiling.title')}</span>
          {present !== undefined && (
            <span className={styles['text']}>
              {present.ceiling.minor === 0n
                ? t('passkeyCeiling.never')
                : t('passkeyCeiling.upTo', { amount: formatShortMoney(present.ceiling, language) })}
            </span>
          )}
        </span>
        <Icon name="chevronRight" size="small" />
      </Link>
    </Panel>
  );
});
