import { useTranslation } from 'react-i18next';

import { LinkTiles } from '../../../components/LinkTiles';
import type { PaymentTile } from '../../../kernel/Offer';

/** Ways to move money, each with what it is for. */
export function PaymentTiles({ tiles }: { readonly tiles: readonly PaymentTile[] }) {
  const { t } = useTranslation('transfer');
  return (
    <LinkTiles
      tiles={tiles.map(({ name, path, icon }) => ({
        path,
        icon,
        title: t(`kinds.${name}.title`),
        text: t(`kinds.${name}.text`),
      }))}
    />
  );
}
