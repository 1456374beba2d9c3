import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { DirectDebitsStore } from '../../../../application/invoices/DirectDebitsStore';
import type { Mandate } from '../../../../domain/invoice/DirectDebit';
import { formatDay } from '../../../../domain/time/format';
import { ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { EmptyState } from '../../../components/EmptyState';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { ProductTile, ProductTiles } from '../../../components/ProductTiles';
import { Stack } from '../../../components/Stack';
import { useMoneyText } from '../../../components/useMoneyText';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { usePartyName } from '../../../components/usePartyName';
import { INVOICES_PATH } from '../../../objects/invoices/invoicePaths';
import { useLanguage } from '../../../language/useLanguage';
import { mandatePath, NEW_MANDATE_PATH } from '../../../objects/invoices/directDebitPaths';
import { MandateBadge } from './MandateBadge';
import { useDirectDebits } from './useDirectDebits';

const SKELETON_ROWS = 4;

/** Mandates of the payer by which companies are paid their invoices. */
export const DirectDebitsScreen = observer(function DirectDebitsScreen() {
  const { t } = useTranslation(['directDebits', 'transfer']);
  const store = useDirectDebits();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={{ to: '/payment', label: t('transfer:hub.title') }} />
      <WhenLoaded status={store.status} rows={SKELETON_ROWS} failed={t('failed')} onRetry={() => void store.reload()}>
        {() => <Mandates store={store} />}
      </WhenLoaded>
    </>
  );
});

const Mandates = observer(function Mandates({ store }: { readonly store: DirectDebitsStore }) {
  const { t } = useTranslation('directDebits');
  const mayOpen = useMayOpen();
  const mayGive = store.creditors.length > 0 && mayOpen(NEW_MANDATE_PATH);
  return (
    <Stack>
      {store.mandates.length === 0 ? (
        <Panel>
          <EmptyState
            icon="schedule"
            title={t('empty.title')}
            text={t(store.creditors.length === 0 ? 'empty.withoutInvoices' : 'empty.text')}
          />
        </Panel>
      ) : (
        <ProductTiles>
          {store.mandates.map((mandate) => (
            <MandateTile key={mandate.id} mandate={mandate} />
          ))}
        </ProductTiles>
      )}
      <ButtonRow>
        {mayGive && (
          <ButtonLink to={NEW_MANDATE_PATH} icon="schedule">
            {t('give.title')}
          </ButtonLink>
        )}
        <ButtonLink to={INVOICES_PATH} tone="secondary" icon="invoice">
          {t('toInvoices')}
        </ButtonLink>
      </ButtonRow>
    </Stack>
  );
});

function MandateTile({ mandate }: { readonly mandate: Mandate }) {
  const { t } = useTranslation('directDebits');
  const language = useLanguage();
  const partyName = usePartyName();
  const moneyText = useMoneyText();
  const next = mandate.debits.findLast(({ state }) => state === 'announced');
  return (
    <ProductTile
      path={mandatePath(mandate.id)}
      name={partyName(mandate.creditorName)}
      mark={<MandateBadge state={mandate.state} />}
      note={t('upTo', { amount: moneyText(mandate.ceiling) })}
    >
      {next !== undefined && <p>{t('next', { amount: moneyText(next.amount), day: formatDay(next.day, language) })}</p>}
    </ProductTile>
  );
}
