import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { UserStore } from '../../../../application/user/UserStore';
import { displayName } from '../../../../domain/user/displayName';
import { Icon } from '../../../components/Icon';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { ScreenTable } from '../../../kernel/ScreenTable';
import { useService } from '../../../kernel/ServicesContext';
import styles from './ProfileHubScreen.module.css';
import { profileSections } from '../../../flow/profile/profileSections';

/** Everything about the customer and the application, each with a word on what it is for. */
export const ProfileHubScreen = observer(function ProfileHubScreen() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { user } = useService(UserStore);
  const mayOpen = useMayOpen();
  const { profilePages } = useService(ScreenTable);
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} lead={user && displayName(user, language)} />
      <div className={styles['sections']}>
        {profileSections(profilePages, mayOpen).map(({ name, pages }) => (
          <Panel key={name} title={t(`sections.${name}`)} flush>
            <ul>
              {pages.map((page) => (
                <li key={page.name} className={styles['item']}>
                  <Link className={styles['link']} to={page.path}>
                    <Icon name={page.icon} />
                    <span className={styles['words']}>
                      <span className={styles['title']}>{t(`pages.${page.name}.title`)}</span>
                      <span className={styles['text']}>{t(`pages.${page.name}.text`)}</span>
                    </span>
                    <Icon name="chevronRight" size="small" />
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  );
});
