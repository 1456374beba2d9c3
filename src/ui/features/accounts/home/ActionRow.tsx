import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import { ActionTiles } from '../../../components/ActionTiles';
import type { ActionId, ScreenAction } from '../../../kernel/Action';
import { ScreenTable } from '../../../kernel/ScreenTable';
import { useService } from '../../../kernel/ServicesContext';

/** An action as the row calls it, in a word. */
interface Act {
  readonly words:
    'quick.send' | 'quickTransfer' | 'quick.pay' | 'quick.qr' | 'quick.bank' | 'quick.file' | 'quick.statement';
  readonly id: ActionId;
}

const BETWEEN_OWN: Act = { words: 'quickTransfer', id: 'ownAccounts' };

const ACTS_OF_PEOPLE: readonly Act[] = [
  { words: 'quick.send', id: 'otherAccounts' },
  BETWEEN_OWN,
  { words: 'quick.pay', id: 'services' },
  { words: 'quick.qr', id: 'qr' },
];

const ACTS_OF_COMPANIES: readonly Act[] = [
  { words: 'quick.bank', id: 'anotherBanks' },
  { words: 'quick.file', id: 'batch' },
  BETWEEN_OWN,
  { words: 'quick.statement', id: 'statement' },
];

/** The most frequent acts, as far as they are open to the user. */
export const ActionRow = observer(function ActionRow({ isCorporate }: { readonly isCorporate: boolean }) {
  const { t } = useTranslation('home');
  const screens = useService(ScreenTable);
  const { makesDocuments } = useService(UserStore);
  const acts = (isCorporate ? ACTS_OF_COMPANIES : ACTS_OF_PEOPLE).filter(
    ({ id }) => screens.action(id).isFor !== 'makers' || makesDocuments,
  );
  return (
    <ActionTiles
      label={t('quick.title')}
      acts={acts.map(({ words, id }) => ({ ...iconAndPath(screens.action(id)), words: t(words) }))}
    />
  );
});

function iconAndPath({ icon, path }: ScreenAction): Pick<ScreenAction, 'icon' | 'path'> {
  return { icon, path };
}
