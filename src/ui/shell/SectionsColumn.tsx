import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { brand } from '../theme/brand';
import { Logo } from '../kernel/Logo';
import { Phones } from '../kernel/Phones';
import { SectionLink } from './SectionLink';
import styles from './SectionsColumn.module.css';
import { useSections } from './useSections';

/** Column at the left of a desktop: the bank, its sections, and its call centre. */
export const SectionsColumn = observer(function SectionsColumn() {
  const { t } = useTranslation('shell');
  const { column } = useSections();
  return (
    <nav className={styles['column']} aria-label={t('nav.label')}>
      <Link to="/" className={styles['home']} aria-label={`${brand.name}: ${t('nav.home')}`}>
        <Logo />
      </Link>
      <div className={styles['nav']}>
        {column.map((sections) => (
          <ul key={sections[0]?.path} className={styles['group']}>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} className={styles['section']} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className={styles['foot']}>
        <Phones />
      </div>
    </nav>
  );
});
