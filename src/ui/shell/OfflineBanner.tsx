import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { OfflineWatch } from '../../application/session/OfflineWatch';
import { SessionStore } from '../../application/session/SessionStore';
import { Icon } from '../components/Icon';
import styles from './OfflineBanner.module.css';
import { useService } from '../kernel/ServicesContext';

/** Banner shown at once when the network is lost, with what happens next (specification 1, section 4). */
export const OfflineBanner = observer(function OfflineBanner() {
  const { t } = useTranslation('common');
  const network = useService(OfflineWatch);
  const session = useService(SessionStore);
  const ahead = network.lockOwner === undefined ? 'offline.signedIn' : 'offline.locking';
  return (
    <div role="status" className={styles['region']}>
      {!network.online && (
        <p className={styles['banner']}>
          <Icon name="info" />
          {t(session.visiting ? ahead : 'offline.signedOut')}
        </p>
      )}
    </div>
  );
});
