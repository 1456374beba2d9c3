import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../application/limits/LimitsStore';
import { groupTariffs } from '../../domain/tariff/groupTariffs';
import type { TariffGroup } from '../../domain/tariff/groupTariffs';
import { ErrorState } from '../components/ErrorState';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { ProfilePage } from '../profile/ProfilePage';
import { useService } from '../shell/ServicesContext';
import styles from './Limits.module.css';
import { useTariffWords } from './useTariffWords';

const SKELETON_ROWS = 6;

/** What each kind of transfer costs. */
export const TariffsScreen = observer(function TariffsScreen() {
  const { t } = useTranslation(['limits', 'profile']);
  const limits = useService(LimitsStore);

  useEffect(() => void limits.reload(), [limits]);

  return (
    <ProfilePage title={t('profile:pages.tariffs.title')} lead={t('tariffsLead')}>
      <Tariffs limits={limits} />
    </ProfilePage>
  );
});

const Tariffs = observer(function Tariffs({ limits }: { readonly limits: LimitsStore }) {
  const { t } = useTranslation('limits');
  if (limits.tariffs.length > 0) {
    return groupTariffs(limits.tariffs).map((group) => <GroupPanel key={group.name} group={group} />);
  }
  return (
    <Panel flush={limits.status === 'LOADING'}>
      {limits.status === 'LOADING' ? (
        <SkeletonRows rows={SKELETON_ROWS} />
      ) : (
        <ErrorState title={t('tariffsFailed')} onRetry={() => void limits.reload()} />
      )}
    </Panel>
  );
});

function GroupPanel({ group }: { readonly group: TariffGroup }) {
  const { t } = useTranslation('limits');
  const { rowsOf } = useTariffWords();
  const title = t(`codes.${group.name}`);
  return (
    <Panel title={title}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('columns.amount')}</th>
            <th scope="col">{t('columns.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(group).map(({ key, amount, fee }) => (
            <tr key={key}>
              <td>{amount}</td>
              <td>{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
