import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { CardFace } from '../../../objects/cards/CardFace';
import { CARD_LIST_PATH, cardPath } from '../../../objects/cards/cardPaths';
import { useCardWords } from '../../../objects/cards/useCardWords';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { WhenLoaded } from '../../../components/WhenLoaded';
import styles from './CardFaces.module.css';
import type { HomeScreenViewModel } from './HomeScreenViewModel';

/** Maximum number of faces on the home page; the others are one link away. */
const MAX_FACES = 4;
const GHOSTS = ['first', 'second'] as const;
const SKELETON_ROWS = 2;

interface ModelProps {
  readonly model: HomeScreenViewModel;
}

/** Cards in force or waiting for it, as faces in their order, each with the way to its page under it. */
export const CardFaces = observer(function CardFaces({ model }: ModelProps) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('cards.title')} action={<Link to={CARD_LIST_PATH}>{t('cards.all')}</Link>}>
      {model.cardsStatus === 'LOADING' ? <Ghosts /> : <Faces model={model} />}
    </Panel>
  );
});

/** Places of faces that are still on their way. */
function Ghosts() {
  const { t } = useTranslation('common');
  return (
    <div className={styles['faces']} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      {GHOSTS.map((name) => (
        <span key={name} className={styles['ghost']} aria-hidden="true" />
      ))}
    </div>
  );
}

const Faces = observer(function Faces({ model }: ModelProps) {
  const { t } = useTranslation('home');
  const { nameOf } = useCardWords();
  const { cards } = model;
  return (
    <WhenLoaded
      bare
      status={model.cardsStatus}
      rows={SKELETON_ROWS}
      failed={t('cards.failed')}
      onRetry={model.retryCards}
    >
      {() => (
        <>
          <ul className={styles['faces']}>
            {cards.slice(0, MAX_FACES).map((card) => (
              <li key={card.id}>
                <CardFace card={card} state={model.stateOf(card)} />
                <Link className={styles['name']} to={cardPath(card.id)}>
                  {nameOf(card)}
                  <Icon name="chevronRight" size="small" />
                </Link>
              </li>
            ))}
          </ul>
          {cards.length > MAX_FACES && (
            <p className={styles['more']}>
              <Link to={CARD_LIST_PATH}>{t('more', { number: cards.length - MAX_FACES })}</Link>
            </p>
          )}
        </>
      )}
    </WhenLoaded>
  );
});
