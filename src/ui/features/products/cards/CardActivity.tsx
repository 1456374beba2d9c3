import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import type { Card } from '../../../../domain/card/Card';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { miniStatementPath } from '../../../objects/cards/cardPaths';
import { historyRow } from '../../../objects/operations/historyRow';
import { HISTORY_PATH } from '../../../objects/operations/historyPaths';
import { OperationRow } from '../../../objects/operations/OperationRow';
import { useOwnAccountOf } from '../../../objects/operations/useOwnAccountOf';
import { SPENDING_PATH } from '../../../objects/spending/spendingPaths';
import { MAX_CATEGORIES, SpendingSummary } from '../../../objects/spending/SpendingSummary';
import { CardDetailsViewModel } from './CardDetailsViewModel';
import styles from './Cards.module.css';
import { CardSpendingViewModel } from './CardSpendingViewModel';

/** Number of operations on the page of a card. */
const LATEST = 5;

/** Spending and latest operations of the account of a card, each for the users who may see it. */
export function CardActivity({ card }: { readonly card: Card }) {
  const mayOpen = useMayOpen();
  return (
    <>
      {mayOpen(SPENDING_PATH) && <CardSpending accountId={card.accountId} />}
      {mayOpen(miniStatementPath(card.id)) && <LatestOperations card={card} />}
    </>
  );
}

const CardSpending = observer(function CardSpending({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation(['cardProducts', 'spending']);
  const model = useService(CardSpendingViewModel);
  const { dataVersion } = useService(AccountsStore).byId(accountId) ?? {};

  useEffect(() => void model.load(accountId), [model, accountId, dataVersion]);

  return (
    <Panel title={t('cardProducts:spending')} flush action={<Link to={SPENDING_PATH}>{t('spending:all')}</Link>}>
      <WhenLoaded
        bare
        compact
        status={model.status}
        rows={MAX_CATEGORIES}
        failed={t('spending:failed')}
        onRetry={() => void model.load(accountId)}
        empty={{ icon: 'chart', title: t('spending:emptyMonth') }}
      >
        {() => model.spending !== undefined && <SpendingSummary spending={model.spending} isLinked={false} />}
      </WhenLoaded>
    </Panel>
  );
});

const LatestOperations = observer(function LatestOperations({ card }: { readonly card: Card }) {
  const { accountId, id: cardId } = card;
  const { t } = useTranslation('cardProducts');
  const mayOpen = useMayOpen();
  const details = useService(CardDetailsViewModel);
  const account = useService(AccountsStore).byId(accountId);
  const { dataVersion } = account ?? {};
  const accountOf = useOwnAccountOf();
  const numbers = account === undefined ? [] : [account.number];

  useEffect(() => void details.loadStatement({ accountId, cardId }), [details, accountId, cardId, dataVersion]);

  const whole = mayOpen(HISTORY_PATH) ? `${HISTORY_PATH}?account=${accountId}` : miniStatementPath(cardId);
  return (
    <Panel title={t('statement.title')} flush action={<Link to={whole}>{t('statement.all')}</Link>}>
      <WhenLoaded
        bare
        status={details.statementStatus}
        rows={LATEST}
        failed={t('statement.failed')}
        onRetry={() => void details.loadStatement({ accountId, cardId })}
        empty={{ icon: 'history', title: t('statement.emptyTitle') }}
      >
        {() => (
          <ul>
            {details.statement.slice(0, LATEST).map((transaction) => (
              <li key={transaction.id} className={styles['item']}>
                <OperationRow row={historyRow(transaction, numbers, { accountOf })} />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Panel>
  );
});
