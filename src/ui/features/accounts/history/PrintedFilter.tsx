import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { formatDay } from '../../../../domain/time/format';
import { SEPARATOR } from '../../../components/lineParts';
import { useAccountName } from '../../../components/useAccountName';
import { useLanguage } from '../../../language/useLanguage';
import type { HistoryScreenViewModel } from './HistoryScreenViewModel';
import styles from './PrintedFilter.module.css';

/** Description of the printed list: period, account and further filters. On the screen the filters show that. */
export const PrintedFilter = observer(function PrintedFilter({ model }: { readonly model: HistoryScreenViewModel }) {
  const language = useLanguage();
  const { t } = useTranslation(['history', 'operations']);
  const nameOf = useAccountName();
  const { account } = model;
  const { from, to, kind, tone, search } = model.filter;
  const facts = [
    `${formatDay(from, language)} – ${formatDay(to, language)}`,
    account === undefined ? t('allAccounts') : `${nameOf(account)} ${groupAccountNumber(account.number)}`,
    kind !== undefined && t(`operations:kinds.${kind}`),
    tone !== undefined && t(`tones.${tone}`),
    search !== '' && `«${search}»`,
  ];
  return <p className={styles['printed']}>{facts.filter((fact) => fact !== false).join(SEPARATOR)}</p>;
});
