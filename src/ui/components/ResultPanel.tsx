import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Disclosure } from './Disclosure';
import { Panel } from './Panel';
import styles from './ResultPanel.module.css';
import { SuccessMark } from './SuccessMark';
import { usePrinting } from './usePrinting';

interface ResultPanelProps {
  /** True for something that was done, which is marked. */
  readonly done: boolean;
  /** Said in full: what was done, and what follows from it. */
  readonly children: ReactNode;
  /** Facts behind it, collapsed on the screen and expanded in print. */
  readonly facts?: ReactNode;
}

/** Result of a payment or a change: the mark of success, what matters, and everything else folded under it. */
export function ResultPanel({ done, children, facts }: ResultPanelProps) {
  const { t } = useTranslation('operations');
  const printing = usePrinting();
  return (
    <Panel>
      <div className={styles['outcome']}>
        {done && <SuccessMark />}
        {children}
      </div>
      {facts !== undefined && (
        <Disclosure title={t('facts')} open={printing}>
          {facts}
        </Disclosure>
      )}
    </Panel>
  );
}
