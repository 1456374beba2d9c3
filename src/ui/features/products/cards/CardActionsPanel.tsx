import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Card } from '../../../../domain/card/Card';
import { Disclosure } from '../../../components/Disclosure';
import { Icon } from '../../../components/Icon';
import type { IconName } from '../../../components/Icon';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { PRODUCT_FORMS } from '../../../objects/payments/paymentForms';
import styles from './Cards.module.css';
import {
  limitsPath,
  pinPath,
  pinPermissionPath,
  reissuePath,
  renewalPath,
  VISA_ALIAS_PATH,
} from '../../../objects/cards/cardPaths';
import type { CardScreenViewModel } from './CardScreenViewModel';

interface CardActionsPanelProps {
  readonly card: Card;
  readonly model: CardScreenViewModel;
}

interface CardLink {
  readonly name: 'limits' | 'pin' | 'pinPermission' | 'alias' | 'reissue' | 'renewal';
  readonly to: string;
  readonly icon: IconName;
}

/** Number of operations in sight; the others are folded. */
const MAX_ACTS = 5;

/** Operations available for a card. Unavailable ones are not offered; the reason stands above the panel. */
export const CardActionsPanel = observer(function CardActionsPanel({ card, model }: CardActionsPanelProps) {
  const { t } = useTranslation(['cardProducts', 'shell']);
  const mayOpen = useMayOpen();
  const { change, alias, reissue, renewal } = model.actionsOf(card);
  const links: readonly CardLink[] = [
    ...(change
      ? [
          { name: 'limits', to: limitsPath(card.id), icon: 'gauge' } as const,
          ...(model.isCorporate
            ? [{ name: 'pinPermission', to: pinPermissionPath(card.id), icon: 'check' } as const]
            : []),
          { name: 'pin', to: pinPath(card.id), icon: 'keypad' } as const,
        ]
      : []),
    ...(alias ? [{ name: 'alias', to: VISA_ALIAS_PATH, icon: 'mobile' } as const] : []),
    ...(renewal && mayOpen(PRODUCT_FORMS.cardRenewal.path)
      ? [{ name: 'renewal', to: renewalPath(card.id), icon: 'card' } as const]
      : []),
    ...(reissue && mayOpen(PRODUCT_FORMS.cardReissue.path)
      ? [{ name: 'reissue', to: reissuePath(card.id), icon: 'card' } as const]
      : []),
  ];
  return (
    <Panel title={t('cardProducts:actions.title')} flush>
      <CardLinks links={links.slice(0, MAX_ACTS)} isCorporate={model.isCorporate} />
      {links.length > MAX_ACTS && (
        <div className={styles['fold']}>
          <Disclosure title={t('shell:nav.more')}>
            <CardLinks links={links.slice(MAX_ACTS)} isCorporate={model.isCorporate} />
          </Disclosure>
        </div>
      )}
    </Panel>
  );
});

interface CardLinksProps {
  readonly links: readonly CardLink[];
  readonly isCorporate: boolean;
}

function CardLinks({ links, isCorporate }: CardLinksProps) {
  const { t } = useTranslation('cardProducts');
  return (
    <ul data-acts="">
      {links.map(({ name, to, icon }) => (
        <li key={name} className={styles['item']}>
          <Link to={to} className={styles['row']}>
            <Icon name={icon} />
            <span className={styles['words']}>
              <span className={styles['name']}>{t(`actions.${name}`)}</span>
              <span className={styles['line']}>{t(`${isCorporate ? 'hintsOfCompany' : 'hints'}.${name}`)}</span>
            </span>
            <Icon name="chevronRight" size="small" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
