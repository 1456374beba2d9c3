import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { money } from '../../../../domain/money/Money';
import { formatDateTime } from '../../../../domain/time/format';
import type { WalletMovement } from '../../../../domain/wallet/Wallet';
import { Amount } from '../../../components/Amount';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { useFailureText } from '../../../components/useFailureText';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { usePartyName } from '../../../components/usePartyName';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Wallets.module.css';
import type { WalletScreenViewModel } from './WalletScreenViewModel';

const SKELETON_ROWS = 5;

interface WalletHistoryProps {
  readonly walletId: string;
  readonly model: WalletScreenViewModel;
}

/** The latest movements of a wallet, as its operator tells them. */
export const WalletHistory = observer(function WalletHistory({ walletId, model }: WalletHistoryProps) {
  const { t } = useTranslation('wallets');

  useEffect(() => void model.load(walletId), [model, walletId]);

  return (
    <Panel title={t('history.title')} flush>
      <Movements walletId={walletId} model={model} />
    </Panel>
  );
});

const Movements = observer(function Movements({ walletId, model }: WalletHistoryProps) {
  const { t } = useTranslation('wallets');
  const failureText = useFailureText();
  return (
    <WhenLoaded
      bare
      status={model.status}
      rows={SKELETON_ROWS}
      failed={model.historyFailure === undefined ? t('history.failed') : failureText(model.historyFailure).what}
      onRetry={() => void model.load(walletId)}
      empty={{ icon: 'history', title: t('history.emptyTitle'), text: t('history.emptyText') }}
    >
      {() => (
        <ul>
          {model.movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});

function Movement({ movement: { kind, amount, counterparty, madeAt } }: { readonly movement: WalletMovement }) {
  const language = useLanguage();
  const partyName = usePartyName();
  const { t } = useTranslation('wallets');
  const isOut = amount.minor < 0n;
  return (
    <li className={styles['movement']}>
      <Icon name={isOut ? 'send' : 'incoming'} size="small" />
      <span className={styles['words']}>
        <span>{counterparty === '' ? t(`kinds.${kind}`) : partyName(counterparty)}</span>
        <span className={styles['note']}>
          {t('history.line', { kind: t(`kinds.${kind}`), time: formatDateTime(madeAt, language) })}
        </span>
      </span>
      <Amount amount={isOut ? money(-amount.minor, amount.currency) : amount} sign={isOut ? 'negative' : 'positive'} />
    </li>
  );
}
