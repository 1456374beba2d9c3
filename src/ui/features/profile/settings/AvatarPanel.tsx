import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import { displayName, initials } from '../../../../domain/user/displayName';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { FileButton } from '../../../components/FileButton';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './AvatarPanel.module.css';
import { AvatarViewModel } from './AvatarViewModel';
import { UserPicture } from './UserPicture';

/** The person: the picture, the name, and the ways to change the picture. */
export const AvatarPanel = observer(function AvatarPanel() {
  const { t } = useTranslation('personalData');
  const language = useLanguage();
  const { user } = useService(UserStore);
  const model = useService(AvatarViewModel);

  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file !== undefined) {
      await model.choose(new Uint8Array(await file.arrayBuffer()));
    }
  };

  return (
    <Panel>
      <div className={styles['person']}>
        <UserPicture size="large" initials={user && initials(user, language)} />
        <div className={styles['words']}>
          <p className={styles['name']}>{user && displayName(user, language)}</p>
          <p className={styles['number']}>{user && t('numbered', { number: user.customerNumber })}</p>
        </div>
        <div className={styles['buttons']}>
          <FileButton
            label={t(model.hasPicture ? 'avatar.replace' : 'avatar.choose')}
            accept="image/*"
            busy={model.busy}
            onChoose={(files) => void choose(files)}
          />
          {model.hasPicture && (
            <Button tone="quiet" busy={model.busy} onClick={() => void model.remove()}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
      </div>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.unreadable && (
        <Alert tone="negative" role="alert" title={t('avatar.unreadableTitle')}>
          <p>{t('avatar.unreadableText')}</p>
        </Alert>
      )}
    </Panel>
  );
});
