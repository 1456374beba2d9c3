import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import { DEFAULT_ORDER, HISTORY_ORDERS } from '../../../../domain/history/order';
import { MAX_SOUGHT_LENGTH } from '../../../../domain/history/soughtText';
import { classNames } from '../../../components/classNames';
import { Icon } from '../../../components/Icon';
import { PeriodPicker } from '../../../components/PeriodPicker';
import { SearchField } from '../../../components/SearchField';
import { SelectField } from '../../../components/SelectField';
import { useAccountName } from '../../../components/useAccountName';
import styles from './HistoryFilters.module.css';
import type { HistoryScreenViewModel } from './HistoryScreenViewModel';

const PRESETS = ['week', 'month', 'quarter', 'year', 'twoYears'] as const;
/** A select knows only text; this one stands for no choice. */
const ANY = '';
const CHOICES_ID = 'history-choices';

interface HistoryFiltersProps {
  readonly model: HistoryScreenViewModel;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Search in sight; period, account, kind, status and order too where there is room, else behind one button that counts those in use. */
export const HistoryFilters = observer(function HistoryFilters({ model, isOpen, onToggle }: HistoryFiltersProps) {
  const { t } = useTranslation('history');
  const { filter, filtersInUse } = model;
  return (
    <div className={styles['filters']}>
      <div className={styles['fields']}>
        <SearchField
          id="history-search"
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={MAX_SOUGHT_LENGTH}
          value={filter.search}
          onChange={model.setSearch}
        />
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={CHOICES_ID}
          onClick={onToggle}
        >
          {filtersInUse === 0 ? t('filters') : t('filtersInUse', { number: filtersInUse })}
          <Icon name="chevronDown" size="small" />
        </button>
      </div>
      <div id={CHOICES_ID} className={classNames(styles['folding'], !isOpen && styles['folded'])}>
        <div className={styles['choices']}>
          <FilterChoices model={model} />
        </div>
        <PeriodPicker
          presets={PRESETS.map((value) => ({ value, label: t(`presets.${value}`) }))}
          preset={model.preset}
          from={filter.from}
          to={filter.to}
          onPreset={model.choosePreset}
          onPeriod={model.setPeriod}
        />
      </div>
    </div>
  );
});

const FilterChoices = observer(function FilterChoices({ model }: { readonly model: HistoryScreenViewModel }) {
  const { t } = useTranslation(['history', 'operations']);
  const nameOf = useAccountName();
  const { filter } = model;
  const kinds = [...new Set([...model.kinds, ...(filter.kind === undefined ? [] : [filter.kind])])];
  return (
    <>
      <SelectField
        id="history-account"
        label={t('account')}
        value={filter.accountId ?? ANY}
        onChange={(id) => model.setAccount(id === ANY ? undefined : id)}
        options={[
          { value: ANY, label: t('allAccounts') },
          ...model.accounts.map((account) => ({
            value: account.id,
            label: `${nameOf(account)} ${maskAccountNumber(account.number)}`,
          })),
        ]}
      />
      <SelectField
        id="history-kind"
        label={t('kind')}
        value={filter.kind ?? ANY}
        onChange={(value) => model.setKind(kinds.find((kind) => kind === value))}
        options={[
          { value: ANY, label: t('allKinds') },
          ...kinds.map((kind) => ({ value: kind, label: t(`operations:kinds.${kind}`) })),
        ]}
      />
      <SelectField
        id="history-status"
        label={t('status')}
        value={filter.tone ?? ANY}
        onChange={(value) => model.setTone(model.states.find((state) => state === value))}
        options={[
          { value: ANY, label: t('allStatuses') },
          ...model.states.map((state) => ({ value: state, label: t(`tones.${state}`) })),
        ]}
      />
      <SelectField
        id="history-order"
        label={t('order')}
        value={filter.order}
        onChange={(value) => model.setOrder(HISTORY_ORDERS.find((order) => order === value) ?? DEFAULT_ORDER)}
        options={HISTORY_ORDERS.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
      />
    </>
  );
});
