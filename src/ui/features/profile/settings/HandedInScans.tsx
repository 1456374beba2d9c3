import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { useService } from '../../../kernel/ServicesContext';
import { HandedInScansViewModel } from './HandedInScansViewModel';
import styles from './InfoScreen.module.css';

/** Scans of an application, each with a button that opens it. */
export const HandedInScans = observer(function HandedInScans({ scans }: { readonly scans: readonly string[] }) {
  const { t } = useTranslation('personalData');
  const model = useService(HandedInScansViewModel);
  return (
    <>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <ul className={styles['scans']} aria-label={t('handedIn.title')}>
        {scans.map((uuid, index) => (
          <li key={uuid}>
            <Button
              tone="quiet"
              size="small"
              icon="download"
              busy={model.opening === uuid}
              onClick={() => void model.open(uuid)}
            >
              {t('handedIn.open', { number: index + 1 })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
});
