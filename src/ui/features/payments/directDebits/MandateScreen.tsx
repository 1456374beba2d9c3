import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import type { DirectDebitsStore } from '../../../../application/invoices/DirectDebitsStore';
import { UserStore } from '../../../../application/user/UserStore';
import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import type { DebitState, DirectDebit, Mandate } from '../../../../domain/invoice/DirectDebit';
import { formatDay } from '../../../../domain/time/format';
import { AskBank } from '../../../objects/chat/AskBank';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { EmptyState } from '../../../components/EmptyState';
import { ItemList, ListItem } from '../../../components/ItemList';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { SummaryList } from '../../../components/SummaryList';
import { useMoneyText } from '../../../components/useMoneyText';
import { usePartyName } from '../../../components/usePartyName';
import { WhenFound } from '../../../components/WhenLoaded';
import { EndButton } from '../../../objects/invoices/EndButton';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './DirectDebits.module.css';
import { DIRECT_DEBITS_PATH } from '../../../objects/invoices/directDebitPaths';
import { MandateBadge } from './MandateBadge';
import { useDirectDebits } from './useDirectDebits';

const SKELETON_ROWS = 5;

const TONES: Readonly<Record<DebitState, BadgeTone>> = {
  announced: 'caution',
  paid: 'positive',
  refused: 'neutral',
  failed: 'negative',
  cancelled: 'neutral',
};

/** One mandate: its terms, what is debited by it, refusing a debit and revoking it. */
export const MandateScreen = observer(function MandateScreen() {
  const { t } = useTranslation('directDebits');
  const partyName = usePartyName();
  const { mandateId = '' } = useParams();
  const store = useDirectDebits();
  const mandate = store.byId(mandateId);
  return (
    <>
      <PageHeader
        title={mandate === undefined ? t('mandate') : partyName(mandate.creditorName)}
        lead={mandate && t('mandate')}
        back={{ to: DIRECT_DEBITS_PATH, label: t('title') }}
      />
      <WhenFound
        value={mandate}
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void store.reload()}
        missing={{ icon: 'schedule', title: t('missing.title'), text: t('missing.text') }}
      >
        {(found) => <Found store={store} mandate={found} />}
      </WhenFound>
    </>
  );
});

interface FoundProps {
  readonly store: DirectDebitsStore;
  readonly mandate: Mandate;
}

function Found({ store, mandate }: FoundProps) {
  const { t } = useTranslation('directDebits');
  const partyName = usePartyName();
  return (
    <Stack>
      <div className={styles['head']}>
        <MandateBadge state={mandate.state} />
        <span className={styles['note']}>{t(`stateTexts.${mandate.state}`)}</span>
      </div>
      {mandate.state === 'refused' && <AskBank about="payments" />}
      <section aria-labelledby="debits">
        <h2 id="debits" className={styles['title']}>
          {t('debits.title')}
        </h2>
        {mandate.debits.length === 0 ? (
          <Panel>
            <EmptyState icon="invoice" title={t('debits.noneTitle')} text={t('debits.noneText')} />
          </Panel>
        ) : (
          <ItemList>
            {mandate.debits.map((debit) => (
              <Debit key={debit.id} store={store} debit={debit} canRefuse={mandate.canRevoke} />
            ))}
          </ItemList>
        )}
      </section>
      <section aria-labelledby="terms">
        <h2 id="terms" className={styles['title']}>
          {t('terms.title')}
        </h2>
        <Panel>
          <Stack>
            <Terms mandate={mandate} />
            {mandate.canRevoke && (
              <EndButton
                label={t('revoke.label')}
                spoken={t('revoke.spoken', { name: partyName(mandate.creditorName) })}
                question={t('revoke.question')}
                text={t('revoke.text')}
                no={t('revoke.no')}
                onEnd={() => store.revoke(mandate.id)}
              />
            )}
          </Stack>
        </Panel>
      </section>
    </Stack>
  );
}

function Terms({ mandate }: { readonly mandate: Mandate }) {
  const { t } = useTranslation('directDebits');
  const language = useLanguage();
  const moneyText = useMoneyText();
  const { accountNumber, ceiling, period, periodCeiling, used, validUntil, agreedOn, endedOn, state } = mandate;
  return (
    <SummaryList
      rows={[
        { key: 'account', term: t('terms.account'), value: maskAccountNumber(accountNumber) },
        { key: 'ceiling', term: t('terms.ceiling'), value: moneyText(ceiling) },
        { key: 'period', term: t(`terms.periods.${period}`), value: moneyText(periodCeiling) },
        ...(state === 'active' ? [{ key: 'used', term: t(`terms.used.${period}`), value: moneyText(used) }] : []),
        {
          key: 'until',
          term: t('terms.until'),
          value: validUntil === undefined ? t('terms.withoutEnd') : formatDay(validUntil, language),
        },
        { key: 'agreed', term: t('terms.agreed'), value: formatDay(agreedOn, language) },
        ...(endedOn === undefined
          ? []
          : [{ key: 'ended', term: t('terms.ended'), value: formatDay(endedOn, language) }]),
      ]}
    />
  );
}

interface DebitProps {
  readonly store: DirectDebitsStore;
  readonly debit: DirectDebit;
  readonly canRefuse: boolean;
}

function Debit({ store, debit, canRefuse }: DebitProps) {
  const { t } = useTranslation('directDebits');
  const { isCorporate } = useService(UserStore);
  const language = useLanguage();
  const { id, invoiceNumber, amount, day, state, obstacle, transactionId } = debit;
  return (
    <ListItem>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{t('debits.invoice', { number: invoiceNumber })}</h3>
        <Badge tone={TONES[state]}>
          {t(isCorporate && state === 'refused' ? 'debits.refusedInCompany' : `debits.states.${state}`)}
        </Badge>
      </div>
      <Amount amount={amount} size="lead" />
      <p className={styles['note']}>{t(`debits.days.${state}`, { day: formatDay(day, language) })}</p>
      {obstacle !== undefined && (
        <p className={styles['note']}>
          {t(`obstacles.${obstacle}`)} {t(state === 'announced' ? 'debits.again' : 'debits.payYourself')}
        </p>
      )}
      {transactionId !== undefined && (
        <Link to={`/history/${transactionId}`} aria-label={t('debits.openSpoken', { number: invoiceNumber })}>
          {t('debits.open')}
        </Link>
      )}
      {state === 'announced' && canRefuse && (
        <EndButton
          label={t('refuse.label')}
          spoken={t('refuse.spoken', { number: invoiceNumber })}
          question={t('refuse.question', { number: invoiceNumber })}
          text={t('refuse.text')}
          no={t('refuse.no')}
          onEnd={() => store.refuse(id)}
        />
      )}
    </ListItem>
  );
}
