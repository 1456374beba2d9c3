import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { QrPoint } from '../../../../../domain/qr/QrPoint';
import { Alert } from '../../../../components/Alert';
import { Button, ButtonLink } from '../../../../components/Button';
import { FailureAlert } from '../../../../components/FailureAlert';
import { ListItem, SearchedList } from '../../../../components/ItemList';
import { PageHeader } from '../../../../components/PageHeader';
import { QuestionDialog } from '../../../../components/QuestionDialog';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import { PointFacts, PointStates } from './PointFacts';
import { QrPointListViewModel } from './QrPointListViewModel';
import styles from './QrPoints.module.css';
import {
  NEW_POINT_PATH,
  POINT_ARCHIVE_PATH,
  pointPath,
  pointStatementPath,
  posterPath,
  tillPath,
} from '../../../../objects/qr/qrPointPaths';

const SKELETON_ROWS = 4;

interface ModelProps {
  readonly model: QrPointListViewModel;
}

/** Points of sale of the company, with what came to each in the last day. */
export const QrPointListScreen = observer(function QrPointListScreen() {
  const { t, i18n } = useTranslation('qrPoints');
  const model = useService(QrPointListViewModel);

  useEffect(() => {
    model.open();
    void i18n.loadNamespaces('failures');
    return model.close;
  }, [model, i18n]);

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <span className={styles['heads']}>
            <ButtonLink tone="quiet" to={POINT_ARCHIVE_PATH}>
              {t('archive')}
            </ButtonLink>
            {model.isRegistered && <ButtonLink to={NEW_POINT_PATH}>{t('add')}</ButtonLink>}
          </span>
        }
      />
      <div className={styles['parts']}>
        {model.keepsPoints && !model.isRegistered && (
          <Alert tone="caution" title={t('notRegisteredTitle')}>
            <p>{t('notRegisteredText')}</p>
          </Alert>
        )}
        <PointList model={model} />
      </div>
    </>
  );
});

const PointList = observer(function PointList({ model }: ModelProps) {
  const { t } = useTranslation('qrPoints');
  const words = {
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    noMatchesTitle: t('noMatchesTitle'),
    noMatchesText: t('noMatchesText'),
  };
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={model.retry}
      empty={
        model.keepsPoints
          ? { icon: 'qr', title: t('emptyTitle'), text: t('emptyText') }
          : { icon: 'shield', title: t('noAccessTitle'), text: t('noAccessText') }
      }
    >
      {() => (
        <SearchedList
          id="point-search"
          words={words}
          search={model.search}
          onSearch={model.find}
          empty={model.points.length === 0}
        >
          {model.points.map((point) => (
            <ListItem key={point.id}>
              <PointItem model={model} point={point} />
            </ListItem>
          ))}
        </SearchedList>
      )}
    </WhenLoaded>
  );
});

interface PointProps extends ModelProps {
  readonly point: QrPoint;
}

const PointItem = observer(function PointItem({ model, point }: PointProps) {
  const { t } = useTranslation('qrPoints');
  const { id, hash, name, address } = point;
  const named = (act: string) => t('acts.named', { act, name });
  return (
    <section className={styles['point']} aria-labelledby={`point-${id}`}>
      <div className={styles['head']}>
        <div>
          <h2 id={`point-${id}`} className={styles['name']}>
            {name}
          </h2>
          <p className={styles['note']}>{address}</p>
        </div>
        <PointStates point={point} />
      </div>
      <PointFacts point={point} />
      {model.refused?.id === id && <FailureAlert failure={model.refused.failure} />}
      <div className={styles['acts']}>
        <ButtonLink tone="secondary" to={tillPath(hash)} aria-label={named(t('acts.till'))}>
          {t('acts.till')}
        </ButtonLink>
        <ButtonLink tone="secondary" icon="print" to={posterPath(hash)} aria-label={named(t('acts.poster'))}>
          {t('acts.poster')}
        </ButtonLink>
        <ButtonLink tone="secondary" to={pointStatementPath(id)} aria-label={named(t('acts.statement'))}>
          {t('acts.statement')}
        </ButtonLink>
        {model.keepsPoints && model.isRegistered && <Changes model={model} point={point} named={named} />}
      </div>
    </section>
  );
});

interface ChangesProps extends PointProps {
  readonly named: (act: string) => string;
}

/** Changes of a point, for signers of the company. */
const Changes = observer(function Changes({ model, point, named }: ChangesProps) {
  const { t } = useTranslation('qrPoints');
  const [isAsking, setIsAsking] = useState(false);
  const busy = model.busyId === point.id;
  const act = t(point.isActive ? 'acts.switchOff' : 'acts.switchOn');

  const archive = async () => {
    await model.archive(point);
    setIsAsking(false);
  };

  return (
    <>
      <ButtonLink tone="quiet" to={pointPath(point.id)} aria-label={named(t('acts.edit'))}>
        {t('acts.edit')}
      </ButtonLink>
      <Button tone="quiet" busy={busy} aria-label={named(act)} onClick={() => void model.toggle(point)}>
        {act}
      </Button>
      <Button tone="quiet" aria-label={named(t('acts.archive'))} onClick={() => setIsAsking(true)}>
        {t('acts.archive')}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={t('archiving.title')}
        yes={t('archiving.yes')}
        no={t('archiving.no')}
        busy={busy}
        onYes={() => void archive()}
        onNo={() => setIsAsking(false)}
      >
        {t('archiving.text')}
      </QuestionDialog>
    </>
  );
});
