import { Menu } from '@base-ui/react/menu';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../components/Icon';
import menu from '../../components/Menu.module.css';
import type { HistoryRow } from './historyRow';
import { receiptPicture } from './receiptPicture';
import styles from './ShareMenu.module.css';
import { ShareTrigger } from './ShareTrigger';
import type { TransactionDetailsViewModel } from './TransactionDetailsViewModel';
import { usePictureTexts } from './usePictureTexts';

/** Model as the menu needs it. */
export type SharingModel = Pick<
  TransactionDetailsViewModel,
  'canShareReceipt' | 'receiptBusy' | 'shareReceipt' | 'receiptLink' | 'givePicture'
>;

interface ShareMenuProps {
  readonly model: SharingModel;
  readonly row: HistoryRow;
}

type Outcome = { readonly key: 'copied' | 'notDrawn' } | { readonly key: 'copyYourself'; readonly address: string };

interface Way {
  readonly key: 'sendPicture' | 'savePicture' | 'sendPdf' | 'copyLink';
  readonly icon: IconName;
  readonly act: () => Promise<void>;
}

/** Menu of ways an operation is shown to somebody else: a picture, the PDF, the link of its verification. It opens at once: a press fetched it. */
export const ShareMenu = observer(function ShareMenu({ model, row }: ShareMenuProps) {
  const { t } = useTranslation('sharing');
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const textsOf = usePictureTexts(row);

  const givePicture = async (): Promise<void> => {
    const link = await model.receiptLink();
    const picture = link && (await receiptPicture(textsOf(link)));
    if (picture !== undefined) {
      await model.givePicture(picture);
    } else if (link !== undefined) {
      setOutcome({ key: 'notDrawn' });
    }
  };
  const copyLink = async (): Promise<void> => {
    const link = await model.receiptLink();
    if (link !== undefined) {
      setOutcome(await copied(link.address));
    }
  };
  const ways: readonly Way[] = model.canShareReceipt
    ? [
        { key: 'sendPicture', icon: 'share', act: givePicture },
        { key: 'sendPdf', icon: 'receipt', act: model.shareReceipt },
        { key: 'copyLink', icon: 'copy', act: copyLink },
      ]
    : [
        { key: 'savePicture', icon: 'download', act: givePicture },
        { key: 'copyLink', icon: 'copy', act: copyLink },
      ];
  const choose = ({ act }: Way): void => {
    setOutcome(undefined);
    void act();
  };

  return (
    <>
      <Menu.Root modal={false} defaultOpen>
        <Menu.Trigger render={<ShareTrigger busy={model.receiptBusy} />} />
        <div ref={place} className={styles['place']} />
        <Menu.Portal container={place}>
          <Menu.Positioner className={menu['positioner']} sideOffset={6} align="start">
            <Menu.Popup className={menu['popup']}>
              {ways.map((way) => (
                <Menu.Item key={way.key} className={menu['item']} onClick={() => choose(way)}>
                  <Icon name={way.icon} />
                  <span className={menu['words']}>{t(way.key)}</span>
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <p role="status" className={styles['outcome']}>
        {outcome !== undefined && t(outcome.key)}
        {outcome?.key === 'copyYourself' && (
          <>
            {' '}
            {outcome.address} <CopyButton text={outcome.address} label={t('copyLink')} />
          </>
        )}
      </p>
    </>
  );
});

/** Copies an address. Where the browser refuses, the address itself is shown to be copied. */
async function copied(address: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(address);
    return { key: 'copied' };
  } catch {
    return { key: 'copyYourself', address };
  }
}
