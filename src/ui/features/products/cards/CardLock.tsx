import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { Card } from '../../../../domain/card/Card';
import { Button, ButtonLink } from '../../../components/Button';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { unblockPath } from '../../../objects/cards/cardPaths';
import styles from './Cards.module.css';
import { shortNumber } from '../../../objects/cards/useCardWords';
import type { CardScreenViewModel } from './CardScreenViewModel';

interface CardLockProps {
  readonly card: Card;
  readonly model: CardScreenViewModel;
}

/** Locks a card in one press, because a lost card leaves no time. The way to unlock it takes the place of the button. */
export const CardLock = observer(function CardLock({ card, model }: CardLockProps) {
  const { t } = useTranslation('cardProducts');
  const unblockHint = model.isCorporate ? 'hintsOfCompany.unblock' : 'hints.unblock';
  const { block, unblock } = model.actionsOf(card);
  if (!block && !unblock) {
    return null;
  }
  return (
    <div className={styles['lock']}>
      {block ? (
        <Button tone="secondary" icon="lock" busy={model.busy} onClick={() => model.lock(card)}>
          {t('actions.block')}
        </Button>
      ) : (
        <ButtonLink tone="secondary" icon="lock" to={unblockPath(card.id)}>
          {t('actions.unblock')}
        </ButtonLink>
      )}
      {(!block || !model.isCorporate) && <p className={styles['moment']}>{t(block ? 'hints.block' : unblockHint)}</p>}
      <QuestionDialog
        open={model.asking}
        title={t('block.title', { digits: shortNumber(card) })}
        yes={t('block.yes')}
        no={t('block.no')}
        busy={model.busy}
        onYes={() => void model.block(card)}
        onNo={model.cancel}
      >
        {t('block.text')}
      </QuestionDialog>
    </div>
  );
});
