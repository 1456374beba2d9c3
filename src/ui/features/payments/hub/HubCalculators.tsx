import { useTranslation } from 'react-i18next';

import { LinkTiles } from '../../../components/LinkTiles';
import { useMayOpen } from '../../../components/OpenScreens';
import { CALCULATORS } from '../../entrance/guest';
import styles from './PaymentHubScreen.module.css';

/** Rates and calculators, which tell what will be paid before it is. */
export function HubCalculators() {
  const { t } = useTranslation('guest');
  const mayOpen = useMayOpen();
  return (
    <section aria-labelledby="hub-calculators">
      <h2 id="hub-calculators" className={styles['group']}>
        {t('groups.calculators')}
      </h2>
      <LinkTiles
        tiles={CALCULATORS.filter(({ path }) => mayOpen(path)).map(({ name, path, icon }) => ({
          path,
          icon,
          title: t(`services.${name}.title`),
          text: t(`services.${name}.text`),
        }))}
      />
    </section>
  );
}
