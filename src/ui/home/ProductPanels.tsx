import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatDay } from '../../domain/time/format';
import { CARD_LIST_PATH, cardPath } from '../cards/cardPaths';
import { STATE_TONES, useCardWords } from '../cards/useCardWords';
import { Badge } from '../components/Badge';
import { DEPOSITS_PATH, depositPath } from '../deposits/depositPaths';
import { useDepositName } from '../deposits/useDepositName';
import { usePercentText } from '../deposits/usePercentText';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import { ProductPanel } from './ProductPanel';

interface ModelProps {
  readonly model: HomeScreenViewModel;
}

/** Cards in force or waiting for it, in their order. */
export const CardsPanel = observer(function CardsPanel({ model }: ModelProps) {
  const { t } = useTranslation(['home', 'cardProducts']);
  const { nameOf, untilOf } = useCardWords();
  const lines = model.cards.map((card) => {
    const state = model.stateOf(card);
    return {
      id: card.id,
      path: cardPath(card.id),
      name: nameOf(card),
      note: untilOf(card),
      mark: state === 'active' ? undefined : <Badge tone={STATE_TONES[state]}>{t(`cardProducts:states.${state}`)}</Badge>,
      amount: card.available,
    };
  });
  return (
    <ProductPanel
      words={t('home:cards', { returnObjects: true })}
      icon="card"
      allPath={CARD_LIST_PATH}
      status={model.cardsStatus}
      lines={lines}
      onRetry={model.retryCards}
    />
  );
});

/** Active deposits, the latest first. */
export const DepositsPanel = observer(function DepositsPanel({ model }: ModelProps) {
  const { t } = useTranslation(['home', 'deposits']);
  const nameOf = useDepositName();
  const percentText = usePercentText();
  const lines = model.deposits.map((deposit) => ({
    id: deposit.id,
    path: depositPath(deposit.id),
    name: nameOf(deposit),
    note: t('home:depositLine', { rate: percentText(deposit.rate), day: formatDay(deposit.maturesOn) }),
    mark: deposit.closing === undefined ? undefined : <Badge tone="caution">{t('deposits:closing')}</Badge>,
    amount: deposit.balance,
  }));
  return (
    <ProductPanel
      words={t('home:deposits', { returnObjects: true })}
      icon="shield"
      allPath={DEPOSITS_PATH}
      status={model.depositsStatus}
      lines={lines}
      onRetry={model.retryDeposits}
    />
  );
});
