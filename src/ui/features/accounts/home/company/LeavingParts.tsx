import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { leavingParts } from '../../../../../domain/calendar/leaving';
import type { LeavingKind } from '../../../../../domain/calendar/leaving';
import { Amount } from '../../../../components/Amount';
import type { IconName } from '../../../../components/Icon';
import { IconBadge } from '../../../../components/IconBadge';
import { SIGNING_PATH } from '../../../../objects/documents/signingPaths';
import type { HomeScreenViewModel } from '../HomeScreenViewModel';
import styles from './LeavingParts.module.css';

const ICONS: Readonly<Record<LeavingKind, IconName>> = { documents: 'sign', taxes: 'tax' };

/** Documents that leave this week once they are signed, by what they pay. */
export const LeavingParts = observer(function LeavingParts({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('companyHome');
  const parts = model.weekStatus === 'LOADING' ? [] : leavingParts(model.leavingDocuments);
  return (
    parts.length > 0 && (
      <ul className={styles['parts']} aria-label={t('leaving.title')}>
        {parts.map(({ kind, count, amounts }) => (
          <li key={kind}>
            <Link className={styles['row']} to={SIGNING_PATH}>
              <IconBadge icon={ICONS[kind]} />
              <span className={styles['name']}>{t(`leaving.${kind}`, { number: count })}</span>
              <span className={styles['sums']}>
                {amounts.map((amount) => (
                  <Amount key={amount.currency} amount={amount} />
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    )
  );
});
