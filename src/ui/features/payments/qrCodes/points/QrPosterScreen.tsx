import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { QrPoint } from '../../../../../domain/qr/QrPoint';
import { brand } from '../../../../theme/brand';
import { Button, ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { PageHeader } from '../../../../components/PageHeader';
import { QrCode } from '../../../../components/QrCode';
import { qrPng } from '../../../../components/qrDrawing';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import styles from './QrPoster.module.css';
import { POINTS_PATH, tillPath } from '../../../../objects/qr/qrPointPaths';
import { QrPosterViewModel } from './QrPosterViewModel';

const SKELETON_ROWS = 6;

/** Poster of a point, to be printed on A5 and put up at its till. */
export const QrPosterScreen = observer(function QrPosterScreen() {
  const { t } = useTranslation('qrPoints');
  const { hash = '' } = useParams();
  const model = useService(QrPosterViewModel);

  useEffect(() => model.open(hash), [model, hash]);

  return (
    <>
      <div className={styles['screenOnly']}>
        <PageHeader title={t('poster.title')} lead={t('poster.lead')} back={{ to: POINTS_PATH, label: t('title') }} />
      </div>
      <WhenFound
        value={model.point}
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={model.retry}
        missing={{ icon: 'qr', title: t('till.missingTitle'), text: t('till.missingText') }}
      >
        {(point) => <Poster model={model} point={point} />}
      </WhenFound>
    </>
  );
});

interface PosterProps {
  readonly model: QrPosterViewModel;
  readonly point: QrPoint;
}

function Poster({ model, point }: PosterProps) {
  const { t } = useTranslation('qrPoints');
  const { name, address, salesPointId, link, hash } = point;

  const savePng = async (): Promise<void> => {
    const bytes = await qrPng(link);
    if (bytes !== undefined) {
      model.save(point, bytes);
    }
  };

  return (
    <>
      <article className={styles['poster']} aria-label={t('poster.picture', { name })}>
        <p className={styles['bank']}>{brand.name}</p>
        <p className={styles['scan']}>{t('poster.scan')}</p>
        <div className={styles['code']}>
          <QrCode text={link} label={t('poster.picture', { name })} />
        </div>
        <p className={styles['mark']} lang="en">
          {t('poster.mark')}
        </p>
        <h2 className={styles['name']}>{name}</h2>
        <p>{address}</p>
        <p className={styles['small']}>{t('poster.number', { number: salesPointId })}</p>
        <p className={styles['small']}>{t('poster.hint')}</p>
      </article>
      <div className={styles['screenOnly']}>
        <ButtonRow apart>
          <Button icon="print" onClick={() => window.print()}>
            {t('poster.print')}
          </Button>
          <Button tone="secondary" icon="download" onClick={() => void savePng()}>
            {t('poster.png')}
          </Button>
          <ButtonLink tone="secondary" to={tillPath(hash)}>
            {t('acts.till')}
          </ButtonLink>
        </ButtonRow>
      </div>
    </>
  );
}
