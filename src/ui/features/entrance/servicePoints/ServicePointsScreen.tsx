import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { classNames } from '../../../components/classNames';
import { EmptyState } from '../../../components/EmptyState';
import { Page } from '../../../components/Page';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useMediaQuery } from '../../../components/useMediaQuery';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { PointFilters } from './PointFilters';
import { PointItem } from './PointItem';
import styles from './ServicePoints.module.css';
import type { PointCanvasProps } from './PointCanvas';
import { ServicePointsViewModel } from './ServicePointsViewModel';

/** The map library is fetched only when a map is shown. */
const PointCanvas = lazy<ComponentType<PointCanvasProps>>(() =>
  import('./PointCanvas').then(
    (module) => ({ default: module.PointCanvas }),
    () => ({ default: NoCanvas }),
  ),
);

/** Widths with room for the map beside the list; otherwise one of the two is shown. */
const ROOM_FOR_MAP = '(width >= 60rem)';
const SKELETON_ROWS = 6;
const VIEWS = ['list', 'map'] as const;

interface ServicePointsScreenProps {
  readonly back: { readonly to: string; readonly label: string };
}

/** Branches, cash machines and terminals: a list, and the same on a map beside it, or in its place on a phone. */
export const ServicePointsScreen = observer(function ServicePointsScreen({ back }: ServicePointsScreenProps) {
  const { t } = useTranslation('servicePoints');
  const model = useService(ServicePointsViewModel);
  const hasRoom = useMediaQuery(ROOM_FOR_MAP);
  const [view, setView] = useState<(typeof VIEWS)[number]>('list');

  useEffect(() => void model.load(), [model]);

  return (
    <Page kind="dashboard">
      <PageHeader title={t('title')} lead={t('lead')} back={back} />
      <div className={styles['screen']}>
        <div className={styles['side']}>
          <Panel>
            <PointFilters model={model} />
          </Panel>
          {!hasRoom && (
            <div className={styles['views']} role="group" aria-label={t('view.label')}>
              {VIEWS.map((one) => (
                <button
                  key={one}
                  type="button"
                  className={classNames(styles['view'], one === view && styles['shown'])}
                  aria-pressed={one === view}
                  onClick={() => setView(one)}
                >
                  {t(`view.${one}`)}
                </button>
              ))}
            </div>
          )}
          {(hasRoom || view === 'list') && (
            <WhenLoaded
              status={model.status}
              rows={SKELETON_ROWS}
              failed={t('failed')}
              onRetry={() => void model.load()}
            >
              {() => <PointList model={model} />}
            </WhenLoaded>
          )}
        </div>
        {(hasRoom || view === 'map') && (
          <div className={styles['map']}>
            <Suspense fallback={<p className={styles['waiting']}>{t('map.loading')}</p>}>
              <PointCanvas model={model} />
            </Suspense>
            {!hasRoom && model.selected !== undefined && (
              <Panel flush>
                <ul>
                  <PointItem found={model.selected} isSelected onSelect={model.select} />
                </ul>
              </Panel>
            )}
          </div>
        )}
      </div>
    </Page>
  );
});

const PointList = observer(function PointList({ model }: { readonly model: ServicePointsViewModel }) {
  const { t } = useTranslation('servicePoints');
  const { found } = model;
  if (found.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon="search"
          title={t('noMatchesTitle')}
          text={t('noMatchesText')}
          action={
            model.region !== '' && (
              <Button tone="secondary" size="small" onClick={() => model.setRegion('')}>
                {t('wholeCountry')}
              </Button>
            )
          }
        />
      </Panel>
    );
  }
  return (
    <Panel flush>
      <p className={styles['count']} role="status">
        {t('found', { count: found.length })}
      </p>
      <ul aria-label={t('listLabel')}>
        {found.map((one) => (
          <PointItem
            key={one.point.id}
            found={one}
            isSelected={one.point.id === model.selectedId}
            onSelect={model.select}
          />
        ))}
      </ul>
    </Panel>
  );
});

/** Stands in for a map whose code did not arrive; the list has the same points. */
function NoCanvas() {
  const { t } = useTranslation('servicePoints');
  return (
    <p className={styles['waiting']} role="status">
      {t('map.failed')}
    </p>
  );
}
