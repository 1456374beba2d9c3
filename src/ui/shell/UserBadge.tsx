import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Icon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useLanguage } from '../language/useLanguage';
import { UserPicture } from '../features/profile/settings/UserPicture';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import styles from './UserMenu.module.css';

/** Content of the button of the user menu: picture and name. A user of a company has no picture (specification 1, section 6). */
export const UserBadge = observer(function UserBadge({ name }: { readonly name: string }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const model = useService(ShellViewModel);
  return (
    <>
      <VisuallyHidden>{t('userMenu.label')}</VisuallyHidden>
      {!model.isCorporate && (
        <span className={styles['picture']}>
          <UserPicture initials={model.initials(language)} />
        </span>
      )}
      <span className={styles['names']}>
        <span className={styles['name']}>{name}</span>
        {model.isCorporate && <span className={styles['person']}>{model.personName(language)}</span>}
      </span>
      <Icon name="chevronDown" size="small" />
    </>
  );
});
