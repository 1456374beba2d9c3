import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Card } from '../../../../domain/card/Card';
import { ButtonLink } from '../../../components/Button';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { ShopLink } from '../../../objects/market/ShopLink';
import { PRODUCT_FORMS } from '../../../objects/payments/paymentForms';
import { useService } from '../../../kernel/ServicesContext';
import { CardRow } from './CardRow';
import styles from './Cards.module.css';
import { CardScreenViewModel } from './CardScreenViewModel';
import { useCardWords } from '../../../objects/cards/useCardWords';

const SKELETON_ROWS = 5;

interface ModelProps {
  readonly model: CardScreenViewModel;
}

/** All cards of the customer: main cards with their supplementary ones, and closed cards below. */
export const CardListScreen = observer(function CardListScreen() {
  const { t } = useTranslation('cardProducts');
  const mayOpen = useMayOpen();
  const model = useService(CardScreenViewModel);

  useEffect(() => model.reload(), [model]);

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          !model.isCorporate &&
          mayOpen(PRODUCT_FORMS.debitCard.path) && (
            <ButtonLink to={PRODUCT_FORMS.debitCard.path}>{t('order')}</ButtonLink>
          )
        }
      />
      <div className={styles['page']}>
        <CardGroups model={model} />
      </div>
    </>
  );
});

const CardGroups = observer(function CardGroups({ model }: ModelProps) {
  const { t } = useTranslation('cardProducts');
  const { store } = model;
  return (
    <WhenLoaded
      status={store.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={model.reload}
      empty={{
        icon: 'card',
        title: t('emptyTitle'),
        ...(!model.isCorporate && { text: t('emptyText'), action: <ShopLink product="debitCard" /> }),
      }}
    >
      {() => <LoadedCards model={model} />}
    </WhenLoaded>
  );
});

const LoadedCards = observer(function LoadedCards({ model }: ModelProps) {
  const { t } = useTranslation('cardProducts');
  const { groups, archived } = model.store;
  return (
    <>
      {groups.map(({ main, supplementary }) => (
        <Panel key={main.id} flush>
          <ul>
            <CardItem card={main} model={model} />
          </ul>
          {supplementary.length > 0 && <FurtherCards main={main} cards={supplementary} model={model} />}
        </Panel>
      ))}
      {archived.length > 0 && (
        <Panel title={t('archive')} flush>
          <ul aria-label={t('archiveText')}>
            {archived.map((card) => (
              <CardItem key={card.id} card={card} model={model} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
});

interface FurtherProps extends ModelProps {
  readonly main: Card;
  readonly cards: readonly Card[];
}

const FurtherCards = observer(function FurtherCards({ main, cards, model }: FurtherProps) {
  const { t } = useTranslation('cardProducts');
  const { nameOf } = useCardWords();
  return (
    <ul className={styles['more']} aria-label={`${t('furtherTo')}: ${nameOf(main)}`}>
      {cards.map((card) => (
        <CardItem key={card.id} card={card} model={model} />
      ))}
    </ul>
  );
});

const CardItem = observer(function CardItem({ card, model }: ModelProps & { readonly card: Card }) {
  return (
    <li className={styles['item']}>
      <CardRow card={card} state={model.stateOf(card)} endsSoon={model.endsSoon(card)} />
    </li>
  );
});
