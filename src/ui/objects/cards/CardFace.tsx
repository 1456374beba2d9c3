import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Card } from '../../../domain/card/Card';
import { expiryWithSlash } from '../../../domain/card/cardExpiry';
import type { CardState } from '../../../domain/card/cardState';
import { Amount } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { classNames } from '../../components/classNames';
import { Ornament } from '../../components/Ornament';
import styles from './CardFace.module.css';
import { groupedMask, shortNumber, STATE_TONES, useCardWords } from './useCardWords';

interface CardFaceProps {
  readonly card: Card;
  readonly state: CardState;
  /** True where the card is what the page is about: larger, with the ornament. */
  readonly isLarge?: boolean;
}

/**
 * A card at the ratio of a real one, which a press turns over: on its face the network, the tail of the number, holder and expiry, on its back the masked numbers. The bank knows no more of a card (docs/adr/0038).
 */
export function CardFace({ card, state, isLarge = false }: CardFaceProps) {
  const { t } = useTranslation('cardProducts');
  const { nameOf } = useCardWords();
  const [isTurned, setIsTurned] = useState(false);
  return (
    <div className={classNames(styles['scene'], isLarge && styles['large'])}>
      <div className={classNames(styles['card'], isTurned && styles['turned'])} data-scheme={card.scheme}>
        <div className={classNames(styles['side'], styles['front'])} inert={isTurned}>
          {isLarge && <Ornament className={styles['ornament']} />}
          <Front card={card} state={state} isLarge={isLarge} />
        </div>
        <div className={classNames(styles['side'], styles['back'])} inert={!isTurned}>
          <Back card={card} isLarge={isLarge} />
        </div>
      </div>
      <button
        type="button"
        className={styles['turn']}
        aria-pressed={isTurned}
        aria-label={t('face.turn', { name: nameOf(card) })}
        onClick={() => setIsTurned(!isTurned)}
      />
    </div>
  );
}

function Front({ card, state, isLarge }: Required<CardFaceProps>) {
  const { t } = useTranslation('cardProducts');
  return (
    <>
      <p className={styles['line']}>
        <span className={styles['scheme']}>{t(`schemes.${card.scheme}`)}</span>
        {state !== 'active' && <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>}
      </p>
      {!isLarge && (
        <p className={styles['money']}>
          <Amount amount={card.available} />
        </p>
      )}
      <div>
        {card.holder !== '' && <p className={styles['holder']}>{card.holder}</p>}
        <p className={styles['line']}>
          <span translate="no">{shortNumber(card)}</span>
          <span translate="no">{expiryWithSlash(card.expiresOn)}</span>
        </p>
      </div>
    </>
  );
}

function Back({ card, isLarge }: Pick<Required<CardFaceProps>, 'card' | 'isLarge'>) {
  const { t } = useTranslation('cardProducts');
  return (
    <>
      <span className={styles['stripe']} aria-hidden="true" />
      <dl className={styles['facts']}>
        <div>
          <dt>{t('terms.number')}</dt>
          <dd translate="no" className={styles['number']}>
            {groupedMask(card)}
          </dd>
        </div>
        <div>
          <dt>{t('terms.account')}</dt>
          <dd>{card.maskedAccountNumber}</dd>
        </div>
      </dl>
      {isLarge && <p className={styles['hint']}>{t('face.codeHint')}</p>}
    </>
  );
}
