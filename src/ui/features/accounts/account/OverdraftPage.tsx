import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import type { AsyncResource } from '../../../../application/loading/AsyncResource';
import type { Account } from '../../../../domain/account/Account';
import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import type { Overdraft } from '../../../../domain/account/Overdraft';
import { requestedOverdraft } from '../../../../domain/account/OverdraftForm';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { AmountField } from '../../../components/AmountField';
import { ApplicationCaseLink } from '../../../objects/cases/ApplicationCaseLink';
import { ButtonLink } from '../../../components/Button';
import { useAccountName } from '../../../components/useAccountName';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { AccountPagesViewModel } from './AccountPagesViewModel';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { ChosenAccount } from './ChosenAccount';
import { overdraftChange } from './overdraftChange';
import { NoOverdraft, OverdraftOfferFacts, OverdraftRequestFacts } from './OverdraftFacts';

const SETTINGS = '/accounts/settings';
const PATH = '/accounts/request-overdraft';
const SKELETON_ROWS = 5;
const FIELDS = ['limitText'] as const;

/** Overdraft of an account: the offer, the latest request and the form to ask for one (specification 1, section 2). */
export const OverdraftPage = observer(function OverdraftPage() {
  const { t } = useTranslation('accounts');
  return <ChosenAccount title={t('overdraft.title')}>{(account) => <OverdraftOf account={account} />}</ChosenAccount>;
});

const OverdraftOf = observer(function OverdraftOf({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const nameOf = useAccountName();
  const pages = useService(AccountPagesViewModel);
  const [overdraft] = useState(pages.newOverdraftReading);
  const model = useProductChange(
    overdraftChange(account.id, () => overdraft.value?.offer),
    useService(AccountsStore),
  );
  const { page } = model.confirmation;
  const name = `${nameOf(account)} ${maskAccountNumber(account.number)}`;
  const language = useLanguage();
  const offer = overdraft.value?.offer;
  const requested = offer && requestedOverdraft(model.form, offer);

  // The stream replaces the account when the bank has decided, and the form is opened again after a request.
  useEffect(() => void overdraft.load(account.id, { keep: true }), [overdraft, account, page]);

  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      frame={{
        path: PATH,
        title: t('overdraft.title'),
        lead: t('overdraft.lead', { name }),
        subject: t('overdraft.subject', {
          name,
          limit: requested === undefined ? '' : formatMoney(requested, language),
        }),
        doneTitle: t('overdraft.doneTitle'),
        doneText: t('overdraft.doneText'),
        application: { kind: 'overdraft', accountId: account.id },
        back: { to: SETTINGS, label: t('pages.settings') },
      }}
      action={
        offer === undefined ? (
          <ButtonLink tone="secondary" to={SETTINGS}>
            {t('overdraft.toSettings')}
          </ButtonLink>
        ) : undefined
      }
    >
      {(texts) => (
        <OverdraftFields
          accountId={account.id}
          reading={overdraft}
          onRetry={() => void overdraft.load(account.id)}
          limitText={model.form.limitText}
          onChange={(limitText) => model.change({ limitText })}
          violation={texts.limitText}
        />
      )}
    </ProductChangePage>
  );
});

interface OverdraftFieldsProps {
  readonly accountId: string;
  readonly reading: AsyncResource<Overdraft>;
  readonly onRetry: () => void;
  readonly limitText: string;
  readonly onChange: (limitText: string) => void;
  readonly violation: string | undefined;
}

const OverdraftFields = observer(function OverdraftFields({
  accountId,
  reading,
  onRetry,
  limitText,
  onChange,
  violation,
}: OverdraftFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <WhenFound
      bare
      value={reading.value}
      status={reading.status}
      rows={SKELETON_ROWS}
      failed={t('overdraft.failed')}
      onRetry={onRetry}
    >
      {({ offer, failureCode, request }) => (
        <>
          {request !== undefined && (
            <>
              <OverdraftRequestFacts request={request} />
              <ApplicationCaseLink kind="overdraft" accountId={accountId} />
            </>
          )}
          {failureCode !== undefined && <NoOverdraft failureCode={failureCode} />}
          {offer !== undefined && (
            <>
              <OverdraftOfferFacts offer={offer} />
              <AmountField
                id="limitText"
                label={t('overdraft.limit')}
                hint={t('overdraft.hint')}
                value={limitText}
                onChange={onChange}
                violation={violation}
                currency={offer.lowest.currency}
              />
              <p>{t('overdraft.next')}</p>
            </>
          )}
        </>
      )}
    </WhenFound>
  );
});
