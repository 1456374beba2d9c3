import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { CardsStore } from '../../../../application/cards/CardsStore';
import type { Account } from '../../../../domain/account/Account';
import { isArchived } from '../../../../domain/card/cardState';
import { cardPath } from '../../../objects/cards/cardPaths';
import { useCardWords } from '../../../objects/cards/useCardWords';
import { SEPARATOR } from '../../../components/lineParts';
import { Disclosure } from '../../../components/Disclosure';
import { Panel } from '../../../components/Panel';
import { SkeletonRows } from '../../../components/Skeleton';
import { useService } from '../../../kernel/ServicesContext';
import { LeadingSetting, Setting } from './Setting';

interface AccountWaysProps {
  readonly account: Account;
}

/** Links to the further pages of an account, folded: its settings, limits and overdraft. */
export const MoreOfAccount = observer(function MoreOfAccount({ account }: AccountWaysProps) {
  const { t } = useTranslation('accounts');
  return (
    <Panel>
      <Disclosure title={t('ways.title')}>
        <LeadingSetting
          name={t('pages.settings')}
          note={t('ways.settingsNote')}
          to={`/accounts/settings?account=${account.id}`}
          words={t('ways.settingsLink')}
        />
        <LeadingSetting
          name={t('pages.account-limits')}
          note={t('ways.limitsNote')}
          to={`/accounts/account-limits?account=${account.id}`}
          words={t('ways.limitsLink')}
        />
        {account.currency === 'KGS' && (
          <LeadingSetting
            name={t('overdraft.title')}
            note={t('overdraft.note')}
            to={`/accounts/request-overdraft?account=${account.id}`}
            words={t('overdraft.link')}
          />
        )}
      </Disclosure>
    </Panel>
  );
});

/** Cards that draw on the account. */
export const CardsOfAccount = observer(function CardsOfAccount({ account }: AccountWaysProps) {
  const { t } = useTranslation('accounts');
  const store = useService(CardsStore);
  const { nameOf, untilOf } = useCardWords();
  const cards = store.cards.filter((card) => card.accountId === account.id && !isArchived(card));

  useEffect(() => void store.ensure(), [store]);

  return (
    <Panel title={t('ways.cards')}>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Setting
              name={<Link to={cardPath(card.id)}>{nameOf(card)}</Link>}
              note={[card.holder, untilOf(card)].filter((text) => text !== '').join(SEPARATOR)}
            />
          </li>
        ))}
      </ul>
      {cards.length === 0 &&
        (store.status === 'LOADING' ? (
          <SkeletonRows rows={1} />
        ) : (
          <p>{t(store.status === 'ERROR' ? 'ways.cardsFailed' : 'ways.noCards')}</p>
        ))}
    </Panel>
  );
});
