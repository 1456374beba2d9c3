import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { bankDayOf } from '../../../../../domain/time/Instant';
import { formatDay } from '../../../../../domain/time/format';
import { Button, ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { FailureAlert } from '../../../../components/FailureAlert';
import { ItemList, ListItem } from '../../../../components/ItemList';
import { PageHeader } from '../../../../components/PageHeader';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useService } from '../../../../kernel/ServicesContext';
import { PointFacts } from './PointFacts';
import { QrArchiveViewModel } from './QrArchiveViewModel';
import styles from './QrPoints.module.css';
import { POINTS_PATH, pointStatementPath } from '../../../../objects/qr/qrPointPaths';

const SKELETON_ROWS = 4;

/** Points of sale that were put into the archive; their statements stay. */
export const QrArchiveScreen = observer(function QrArchiveScreen() {
  const { t, i18n } = useTranslation('qrPoints');
  const model = useService(QrArchiveViewModel);

  useEffect(() => {
    void model.load();
    void i18n.loadNamespaces('failures');
  }, [model, i18n]);

  return (
    <>
      <PageHeader
        title={t('archivePage.title')}
        lead={t('archivePage.lead')}
        back={{ to: POINTS_PATH, label: t('title') }}
      />
      <WhenLoaded
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void model.load()}
        empty={{ icon: 'qr', title: t('archivePage.emptyTitle'), text: t('archivePage.emptyText') }}
      >
        {() => <Archived model={model} />}
      </WhenLoaded>
    </>
  );
});

const Archived = observer(function Archived({ model }: { readonly model: QrArchiveViewModel }) {
  const { t } = useTranslation('qrPoints');
  const language = useLanguage();
  return (
    <div className={styles['parts']}>
      <ItemList>
        {model.points.map((point) => (
          <ListItem key={point.id}>
            <section className={styles['point']} aria-labelledby={`point-${point.id}`}>
              <div>
                <h2 id={`point-${point.id}`} className={styles['name']}>
                  {point.name}
                </h2>
                <p className={styles['note']}>{point.address}</p>
                {point.archivedAt !== undefined && (
                  <p className={styles['note']}>
                    {t('archivePage.at', { day: formatDay(bankDayOf(point.archivedAt), language) })}
                  </p>
                )}
              </div>
              <PointFacts point={point} />
              <ButtonRow>
                <ButtonLink
                  tone="secondary"
                  to={pointStatementPath(point.id)}
                  aria-label={t('acts.named', { act: t('acts.statement'), name: point.name })}
                >
                  {t('acts.statement')}
                </ButtonLink>
              </ButtonRow>
            </section>
          </ListItem>
        ))}
      </ItemList>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.next !== undefined && (
        <div>
          <Button tone="secondary" busy={model.loadingMore} onClick={() => void model.loadMore()}>
            {t('archivePage.more')}
          </Button>
        </div>
      )}
    </div>
  );
});
