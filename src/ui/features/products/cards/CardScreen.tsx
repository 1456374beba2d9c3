import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { Card } from '../../../../domain/card/Card';
import { expiryWithSlash } from '../../../../domain/card/cardExpiry';
import { equal } from '../../../../domain/money/Money';
import { bankDayOf } from '../../../../domain/time/Instant';
import { formatDateTime, formatDay, formatTime } from '../../../../domain/time/format';
import { AskBank } from '../../../objects/chat/AskBank';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { SkeletonRows } from '../../../components/Skeleton';
import { SummaryList } from '../../../components/SummaryList';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import type { Words } from '../../../kernel/Screen';
import { useService } from '../../../kernel/ServicesContext';
import { useFetched } from '../../../kernel/useFetched';
import { useWords } from '../../../kernel/useWords';
import { CardActionsPanel } from './CardActionsPanel';
import { CardLock } from './CardLock';
import { CardFace } from '../../../objects/cards/CardFace';
import styles from './Cards.module.css';
import { CARD_LIST_PATH } from '../../../objects/cards/cardPaths';
import { CardScreenViewModel } from './CardScreenViewModel';
import { groupedMask, STATE_TONES, useCardWords } from '../../../objects/cards/useCardWords';

const SKELETON_ROWS = 4;
const WORDS_OF_ACTIVITY: readonly Words[] = ['operations', 'spending'];
const fetchActivity = () => import('./CardActivity').then((module) => module.CardActivity);

/** One card: its state with the reason, and the available operations. */
export const CardScreen = observer(function CardScreen() {
  const { t } = useTranslation('cardProducts');
  const { nameOf } = useCardWords();
  const { cardId = '' } = useParams();
  const model = useService(CardScreenViewModel);
  const card = model.store.byId(cardId);

  useEffect(() => model.reload(), [model]);

  return (
    <>
      <PageHeader
        title={card === undefined ? t('title') : nameOf(card)}
        back={{ to: CARD_LIST_PATH, label: t('toList') }}
      />
      <div className={styles['page']}>
        <WhenFound
          value={card}
          status={model.store.status}
          rows={SKELETON_ROWS}
          failed={t('failed')}
          onRetry={model.reload}
          missing={{
            icon: 'card',
            title: t('notFound'),
            action: <ButtonLink to={CARD_LIST_PATH}>{t('toList')}</ButtonLink>,
          }}
        >
          {(found) => <CardPanels card={found} model={model} />}
        </WhenFound>
      </div>
    </>
  );
});

interface CardProps {
  readonly card: Card;
  readonly model: CardScreenViewModel;
}

const CardPanels = observer(function CardPanels({ card, model }: CardProps) {
  return (
    <>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <CardNotes card={card} model={model} />
      <CardFacts card={card} model={model} />
      <CardActionsPanel card={card} model={model} />
      <FetchedActivity card={card} />
    </>
  );
});

/** Spending and latest operations of the card, loaded after the card itself. */
function FetchedActivity({ card }: { readonly card: Card }) {
  const Activity = useFetched(fetchActivity);
  const hasWords = useWords(WORDS_OF_ACTIVITY);
  return Activity !== undefined && hasWords ? (
    <Activity key={card.id} card={card} />
  ) : (
    <Panel flush>
      <SkeletonRows rows={SKELETON_ROWS} />
    </Panel>
  );
}

const CardNotes = observer(function CardNotes({ card, model }: CardProps) {
  const language = useLanguage();
  const { t } = useTranslation('cardProducts');
  const { reasonOf } = useCardWords();
  const state = model.stateOf(card);
  const reason = reasonOf(state, card);
  return (
    <div className={styles['notes']} role="status">
      {reason !== undefined && (
        <Alert tone={STATE_TONES[state] === 'negative' ? 'negative' : 'caution'} title={t(`states.${state}`)}>
          <p>{reason}</p>
          {(state === 'lockedByNetwork' || state === 'lockedByBank') && <AskBank about="cards" />}
        </Alert>
      )}
      {model.endsSoon(card) && (
        <Alert tone="caution">
          <p>{t('endsSoonText', { day: formatDay(card.expiresOn, language) })}</p>
        </Alert>
      )}
      {model.viewOnly && (
        <Alert>
          <p>{t('viewOnly')}</p>
        </Alert>
      )}
    </div>
  );
});

const CardFacts = observer(function CardFacts({ card, model }: CardProps) {
  const { t } = useTranslation('cardProducts');
  const { nameOf } = useCardWords();
  const state = model.stateOf(card);
  const main = card.isSupplementary
    ? model.store.cards.find((each) => each.orderValue === card.orderValue && !each.isSupplementary)
    : undefined;
  return (
    <Panel>
      <div className={styles['state']}>
        <CardFace card={card} state={state} isLarge />
        <div className={styles['facts']}>
          <p className={styles['marks']}>
            <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>
            {card.isSupplementary && <Badge>{t('further')}</Badge>}
          </p>
          <CardLock card={card} model={model} />
          <SummaryList
            rows={[
              ...(state === 'archived'
                ? []
                : [
                    {
                      key: 'available',
                      term: t('terms.available'),
                      value: (
                        <>
                          <Amount amount={card.available} size="lead" />
                          <BalanceMoment card={card} model={model} />
                        </>
                      ),
                    },
                    ...(card.balanceInSoms === undefined || equal(card.balanceInSoms, card.available)
                      ? []
                      : [{ key: 'whole', term: t('terms.whole'), value: <Amount amount={card.balanceInSoms} /> }]),
                    ...(card.bonus === undefined
                      ? []
                      : [{ key: 'bonus', term: t('terms.bonus'), value: <Amount amount={card.bonus} /> }]),
                  ]),
              {
                key: 'number',
                term: t('terms.number'),
                value: (
                  <span translate="no" className={styles['figure']}>
                    {groupedMask(card)}
                  </span>
                ),
              },
              ...(card.holder === '' ? [] : [{ key: 'holder', term: t('terms.holder'), value: card.holder }]),
              { key: 'expiry', term: t('terms.expiry'), value: expiryWithSlash(card.expiresOn) },
              { key: 'account', term: t('terms.account'), value: card.maskedAccountNumber },
              ...(main === undefined ? [] : [{ key: 'main', term: t('terms.main'), value: nameOf(main) }]),
            ]}
          />
        </div>
      </div>
    </Panel>
  );
});

/** Moment of the amount, with a note where it may have changed since. */
const BalanceMoment = observer(function BalanceMoment({ card, model }: CardProps) {
  const { t } = useTranslation('cardProducts');
  const language = useLanguage();
  const at = model.store.balanceAt(card);
  if (at === undefined) {
    return null;
  }
  const time = bankDayOf(at) === model.today ? formatTime(at) : formatDateTime(at, language);
  return (
    <span className={styles['moment']}>{t(card.balanceUpdated ? 'balanceAt' : 'balanceNotUpdated', { time })}</span>
  );
});
