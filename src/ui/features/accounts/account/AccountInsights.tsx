import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../../domain/account/Account';
import { MAX_MONTHS } from '../../../../domain/account/MoneyFlow';
import { SelectField } from '../../../components/SelectField';
import { WhenFound } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { AccountPagesViewModel } from './AccountPagesViewModel';
import { BalanceChart, KindsChart, MonthsChart } from './Charts';

const SKELETON_ROWS = 6;
const PERIODS = [3, 6, MAX_MONTHS] as const;

/** Money flow of an account: its balance, income and spending by month, and spending by kind. */
export const AccountInsights = observer(function AccountInsights({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const pages = useService(AccountPagesViewModel);
  const { flow, months } = pages;
  const { id, dataVersion } = account;

  useEffect(() => void flow.load(id, { keep: true }), [flow, id, dataVersion]);

  return (
    <WhenFound
      value={flow.value}
      status={flow.status}
      rows={SKELETON_ROWS}
      failed={t('flow.failed')}
      onRetry={() => void flow.load(id)}
    >
      {(known) => (
        <>
          <SelectField
            id="months"
            label={t('flow.period')}
            options={PERIODS.map((each) => ({ value: String(each), label: t(`flow.periods.${each}`) }))}
            value={String(months)}
            onChange={(chosen) => pages.lookBack(Number(chosen), id)}
          />
          <BalanceChart flow={known} />
          <MonthsChart flow={known} />
          <KindsChart flow={known} />
        </>
      )}
    </WhenFound>
  );
});
