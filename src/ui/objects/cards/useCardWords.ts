import { useTranslation } from 'react-i18next';

import type { Card } from '../../../domain/card/Card';
import { expiryWithSlash } from '../../../domain/card/cardExpiry';
import type { CardState } from '../../../domain/card/cardState';
import { formatTime } from '../../../domain/time/format';
import type { BadgeTone } from '../../components/Badge';

const SHOWN_DIGITS = 4;

/** Last digits that identify a card: `•1014`. */
export function shortNumber({ maskedNumber }: Pick<Card, 'maskedNumber'>): string {
  return `•${maskedNumber.slice(-SHOWN_DIGITS)}`;
}

/** Masked number in groups of four: `9417 00** **** 1014`. */
export function groupedMask({ maskedNumber }: Pick<Card, 'maskedNumber'>): string {
  return maskedNumber.replace(/(.{4})(?=.)/g, '$1 ');
}

export const STATE_TONES: Readonly<Record<CardState, BadgeTone>> = {
  active: 'positive',
  blocking: 'caution',
  blocked: 'caution',
  unblocking: 'caution',
  lockedByNetwork: 'negative',
  lockedByBank: 'negative',
  expired: 'negative',
  archived: 'neutral',
};

/** Names and texts of cards in the language of the screen. */
export function useCardWords() {
  const { t } = useTranslation('cardProducts');
  return {
    nameOf: (card: Card): string => t('name', { scheme: t(`schemes.${card.scheme}`), digits: shortNumber(card) }),
    untilOf: (card: Card): string => t('until', { expiry: expiryWithSlash(card.expiresOn) }),
    /** Reason why a card cannot be used normally; `undefined` for an active card. */
    reasonOf: (state: CardState, card: Card): string | undefined =>
      state === 'active'
        ? undefined
        : t(`reasons.${state}`, { time: card.request === undefined ? '' : formatTime(card.request.dueBy) }),
  };
}
