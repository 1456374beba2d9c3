import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Card } from '../../../../domain/card/Card';
import type { CardState } from '../../../../domain/card/cardState';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { Icon } from '../../../components/Icon';
import { SEPARATOR } from '../../../components/lineParts';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Cards.module.css';
import { cardPath } from '../../../objects/cards/cardPaths';
import { STATE_TONES, useCardWords } from '../../../objects/cards/useCardWords';

interface CardRowProps {
  readonly card: Card;
  readonly state: CardState;
  readonly endsSoon: boolean;
}

/** One card of a list; the whole line opens its page. */
export function CardRow({ card, state, endsSoon }: CardRowProps) {
  const language = useLanguage();
  const { t } = useTranslation('cardProducts');
  const { nameOf, untilOf } = useCardWords();
  return (
    <Link to={cardPath(card.id)} className={styles['row']}>
      <span className={styles['art']} data-scheme={card.scheme} aria-hidden="true">
        <Icon name="card" size="small" />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{nameOf(card)}</span>
        <span className={styles['line']}>
          {[card.holder, untilOf(card)].filter((text) => text !== '').join(SEPARATOR)}
        </span>
        {(state !== 'active' || card.isSupplementary || endsSoon) && (
          <span className={styles['marks']}>
            {card.isSupplementary && <Badge>{t('further')}</Badge>}
            {state !== 'active' && <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>}
            {endsSoon && <Badge tone="caution">{t('endsSoon', { day: formatDay(card.expiresOn, language) })}</Badge>}
          </span>
        )}
      </span>
      {state !== 'archived' && (
        <span className={styles['money']}>
          <Amount amount={card.available} size="lead" />
        </span>
      )}
    </Link>
  );
}
