import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import { listedAccounts } from '../../../../domain/account/mainAccount';
import { localized } from '../../../../domain/language/localized';
import { Disclosure } from '../../../components/Disclosure';
import { SelectField } from '../../../components/SelectField';
import { useAccountName } from '../../../components/useAccountName';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { addressWithChoices, choicesOfAddress, DOCUMENT_PERIODS } from './DocumentFilterViewModel';
import type { DocumentFilterViewModel } from './DocumentFilterViewModel';
import styles from '../../../objects/documents/Signing.module.css';

/** A select knows only text; this one stands for no choice. */
const ANY = '';

interface FilterProps {
  readonly filter: DocumentFilterViewModel;
}

/** Filters of a list of documents, behind one button. They live in the address, so that a list can be kept and opened again. */
export const DocumentFilters = observer(function DocumentFilters({ filter }: FilterProps) {
  const { t } = useTranslation('signing');
  useAddress(filter);
  const { count, isOffered } = filter;
  if (!isOffered) {
    return null;
  }
  return (
    <Disclosure title={count === 0 ? t('filter.title') : t('filter.chosen', { number: count })} open={count > 0}>
      <Choices filter={filter} />
    </Disclosure>
  );
});

/** Reads the choices from the address once, when the page opens; then the address follows them. */
function useAddress(filter: DocumentFilterViewModel): void {
  const [address, setAddress] = useSearchParams();
  useEffect(() => {
    filter.choose(choicesOfAddress(address));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page opens
  }, [filter]);
  const { choices } = filter;
  useEffect(() => {
    const next = addressWithChoices(address, choices);
    if (next.toString() !== address.toString()) {
      setAddress(next, { replace: true });
    }
  }, [choices, address, setAddress]);
}

const Choices = observer(function Choices({ filter }: FilterProps) {
  const { t } = useTranslation(['signing', 'operations']);
  const language = useLanguage();
  const accounts = useService(AccountsStore);
  const nameOf = useAccountName();
  const { choices, kinds, makers } = filter;
  useEffect(() => void accounts.ensure(), [accounts]);
  return (
    <div className={styles['filters']}>
      <SelectField
        id="documents-period"
        label={t('filter.period')}
        value={choices.period ?? ANY}
        onChange={(value) => filter.choose({ period: DOCUMENT_PERIODS.find((period) => period === value) })}
        options={[
          { value: ANY, label: t('filter.anyPeriod') },
          ...DOCUMENT_PERIODS.map((value) => ({ value, label: t(`filter.periods.${value}`) })),
        ]}
      />
      <SelectField
        id="documents-account"
        label={t('filter.account')}
        value={choices.accountId ?? ANY}
        onChange={(value) => filter.choose({ accountId: value === ANY ? undefined : value })}
        options={[
          { value: ANY, label: t('filter.allAccounts') },
          ...listedAccounts(accounts.accounts).map((account) => ({
            value: account.id,
            label: `${nameOf(account)} ${maskAccountNumber(account.number)}`,
          })),
        ]}
      />
      <SelectField
        id="documents-maker"
        label={t('filter.maker')}
        value={choices.makerId ?? ANY}
        onChange={(value) => filter.choose({ makerId: value === ANY ? undefined : value })}
        options={[
          { value: ANY, label: t('filter.allMakers') },
          ...makers.map(({ id, name }) => ({ value: id, label: localized(name, language) })),
        ]}
      />
      <SelectField
        id="documents-kind"
        label={t('filter.kind')}
        value={choices.kind ?? ANY}
        onChange={(value) => filter.choose({ kind: kinds.find((kind) => kind === value) })}
        options={[
          { value: ANY, label: t('filter.allKinds') },
          ...kinds.map((kind) => ({ value: kind, label: t(`operations:kinds.${kind}`) })),
        ]}
      />
    </div>
  );
});
