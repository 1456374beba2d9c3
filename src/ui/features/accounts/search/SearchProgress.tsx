import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import styles from './SearchPalette.module.css';
import type { SearchViewModel } from './SearchViewModel';

/** A row for each kind of things that is still on its way, and for each that did not come, with a way to ask again. */
export const SearchProgress = observer(function SearchProgress({ model }: { readonly model: SearchViewModel }) {
  const { t } = useTranslation(['palette', 'common']);
  return (
    <>
      {model.loading.map((group) => (
        <p key={group} className={styles['progress']} aria-busy="true">
          <span className={styles['ghost']} />
          {t(`palette:loading.${group}`)}
        </p>
      ))}
      {model.failed.map((group) => (
        <p key={group} role="alert" className={styles['progress']}>
          {t(`palette:failed.${group}`)}
          <Button tone="quiet" size="small" onClick={() => model.retry(group)}>
            {t('common:tryAgain')}
          </Button>
        </p>
      ))}
    </>
  );
});
