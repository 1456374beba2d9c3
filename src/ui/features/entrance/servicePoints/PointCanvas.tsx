import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '../../../components/IconButton';
import type { MapNames } from './map/baseLayers';
import { createPointMap } from './map/createPointMap';
import type { PointMap } from './map/createPointMap';
import styles from './ServicePoints.module.css';
import type { ServicePointsViewModel } from './ServicePointsViewModel';

/** Region of the capital, whose points reach to the airport: the map shows its middle. */
const CAPITAL: ServicePointsViewModel['region'] = 'KG-GB';

export interface PointCanvasProps {
  readonly model: ServicePointsViewModel;
}

/** The map with its buttons. It shows what the list shows, and moves there when the region or the place of the user changes. */
export const PointCanvas = observer(function PointCanvas({ model }: PointCanvasProps) {
  const { t } = useTranslation('servicePoints');
  const target = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PointMap>();
  const { found, selected, region, here, points } = model;

  useEffect(() => {
    if (target.current === null) {
      return undefined;
    }
    const names: MapNames = { town: (key) => t(`towns.${key}`), street: (key) => t(`streets.${key}`) };
    const opened = createPointMap({ target: target.current, names, onSelect: model.select });
    setMap(opened);
    return () => opened.close();
  }, [model, t]);

  useEffect(() => map?.show(found.map(({ point }) => point)), [map, found]);
  useEffect(
    () => (region === CAPITAL ? map?.showCapital() : map?.fit(model.found.map(({ point }) => point))),
    [map, model, points, region],
  );
  useEffect(() => here && map?.locate(here), [map, here]);
  useEffect(() => map?.select(selected?.point), [map, selected?.point]);

  return (
    <div className={styles['frame']}>
      <div ref={target} className={styles['canvas']} tabIndex={0} role="application" aria-label={t('map.label')} />
      <div className={styles['zoom']}>
        <IconButton label={t('map.zoomIn')} onClick={() => map?.zoomBy(1)}>
          <span aria-hidden="true">+</span>
        </IconButton>
        <IconButton label={t('map.zoomOut')} onClick={() => map?.zoomBy(-1)}>
          <span aria-hidden="true">−</span>
        </IconButton>
      </div>
      <p className={styles['sources']}>{t('map.sources')}</p>
    </div>
  );
});
