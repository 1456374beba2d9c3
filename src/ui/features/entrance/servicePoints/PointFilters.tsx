import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SERVICE_POINT_KINDS } from '../../../../domain/directory/BankDirectories';
import { SERVICE_REGIONS } from '../../../../domain/payment/ServiceProvider';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { classNames } from '../../../components/classNames';
import { Icon } from '../../../components/Icon';
import type { IconName } from '../../../components/Icon';
import { SearchField } from '../../../components/SearchField';
import { SelectField } from '../../../components/SelectField';
import { POINT_ICONS } from './pointIcons';
import styles from './ServicePoints.module.css';
import type { ServicePointsViewModel } from './ServicePointsViewModel';

interface PointFiltersProps {
  readonly model: ServicePointsViewModel;
}

/** Search, region, kinds of points, those open now, and those near the user. */
export const PointFilters = observer(function PointFilters({ model }: PointFiltersProps) {
  const { t } = useTranslation(['servicePoints', 'services']);
  return (
    <div className={styles['filters']}>
      <SearchField
        id="point-search"
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={model.search}
        onChange={model.setSearch}
      />
      <SelectField
        id="point-region"
        label={t('services:region')}
        options={[
          { value: '', label: t('services:regions.all') },
          ...SERVICE_REGIONS.map((value) => ({ value, label: t(`services:regions.${value}`) })),
        ]}
        value={model.region}
        onChange={model.setRegion}
      />
      {model.locationFailure !== undefined && (
        <Alert role="status">
          <p>{t(model.locationFailure.code === 'LOCATION_DENIED' ? 'denied' : 'unavailable')}</p>
        </Alert>
      )}
      <div className={styles['kinds']} role="group" aria-label={t('kindsLabel')}>
        {SERVICE_POINT_KINDS.map((kind) => (
          <Pill
            key={kind}
            icon={POINT_ICONS[kind]}
            isOn={model.kinds.includes(kind)}
            onPress={() => model.toggleKind(kind)}
          >
            {t(`kinds.${kind}`)}
          </Pill>
        ))}
        <Pill icon="history" isOn={model.isOpenOnly} onPress={model.toggleOpenOnly}>
          {t('openNow')}
        </Pill>
      </div>
      <Button tone="secondary" icon="place" busy={model.isLocating} onClick={() => void model.findNear()}>
        {t('near')}
      </Button>
    </div>
  );
});

interface PillProps {
  readonly icon: IconName;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Filter that is on or off. */
function Pill({ icon, isOn, onPress, children }: PillProps) {
  return (
    <button
      type="button"
      className={classNames(styles['kind'], isOn && styles['shown'])}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon name={icon} size="small" />
      {children}
    </button>
  );
}
