import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { ScreenTable } from '../../../kernel/ScreenTable';
import { useService } from '../../../kernel/ServicesContext';
import { PaymentTiles } from './PaymentTiles';

/** Transfers to cards by scheme, and from a card of another bank. */
export const CardTransfersScreen = observer(function CardTransfersScreen() {
  const { t } = useTranslation('transfer');
  const mayOpen = useMayOpen();
  const tiles = useService(ScreenTable).tiles.filter(({ group, path }) => group === 'cards' && mayOpen(path));
  return (
    <>
      <PageHeader title={t('toCard.title')} lead={t('toCard.lead')} back={{ to: '/payment', label: t('hub.title') }} />
      <PaymentTiles tiles={tiles} />
    </>
  );
});
