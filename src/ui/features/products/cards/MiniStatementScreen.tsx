import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import type { Card } from '../../../../domain/card/Card';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { historyRow } from '../../../objects/operations/historyRow';
import { OperationRow } from '../../../objects/operations/OperationRow';
import { useOwnAccountOf } from '../../../objects/operations/useOwnAccountOf';
import { useService } from '../../../kernel/ServicesContext';
import { CardDetailsViewModel } from './CardDetailsViewModel';
import { OfCard, useBackToCard } from './CardPages';
import styles from './Cards.module.css';
import { shortNumber } from '../../../objects/cards/useCardWords';

const SKELETON_ROWS = 6;

/** The ten latest operations on the account of a card. */
export function MiniStatementScreen() {
  return <OfCard>{(card) => <MiniStatement key={card.id} card={card} />}</OfCard>;
}

interface StatementProps {
  readonly card: Card;
}

const MiniStatement = observer(function MiniStatement({ card }: StatementProps) {
  const { t } = useTranslation('cardProducts');
  const back = useBackToCard(card);
  return (
    <>
      <PageHeader
        title={t('statement.title')}
        lead={t('statement.lead', { digits: shortNumber(card), number: card.maskedAccountNumber })}
        back={back}
      />
      <Panel title={t('statement.title')} flush action={<Link to="/history">{t('statement.all')}</Link>}>
        <Statement card={card} />
      </Panel>
    </>
  );
});

const Statement = observer(function Statement({ card: { accountId, id: cardId } }: StatementProps) {
  const { t } = useTranslation('cardProducts');
  const details = useService(CardDetailsViewModel);
  const account = useService(AccountsStore).byId(accountId);
  const accountOf = useOwnAccountOf();

  useEffect(() => void details.loadStatement({ accountId, cardId }), [details, accountId, cardId]);

  return (
    <WhenLoaded
      bare
      status={details.statementStatus}
      rows={SKELETON_ROWS}
      failed={t('statement.failed')}
      onRetry={() => void details.loadStatement({ accountId, cardId })}
      empty={{ icon: 'history', title: t('statement.emptyTitle'), text: t('statement.emptyText') }}
    >
      {() => (
        <ul>
          {details.statement.map((transaction) => (
            <li key={transaction.id} className={styles['item']}>
              <OperationRow
                row={historyRow(transaction, account === undefined ? [] : [account.number], { accountOf })}
              />
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});
