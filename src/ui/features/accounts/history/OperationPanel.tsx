import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { transactionPath } from '../../../objects/operations/historyPaths';
import { OperationDetails } from './OperationDetails';
import styles from './OperationPanel.module.css';
import { useOperation } from './useOperation';

export interface OperationPanelProps {
  readonly transactionId: string;
  readonly onClose: () => void;
}

/** React Router gives this key to the address the page was opened with. */
const FIRST_LOCATION_KEY = 'default';
/** Attribute of the root while the operation alone is printed. */
const PRINTED = 'data-operation-printed';

/** One operation beside the list it was pressed in, with everything its page has. */
export const OperationPanel = observer(function OperationPanel({ transactionId, onClose }: OperationPanelProps) {
  const { t } = useTranslation(['common', 'history']);
  const { model, title } = useOperation(transactionId);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isPressed = useRef(key !== FIRST_LOCATION_KEY);

  useEffect(() => {
    panel.current?.scrollTo?.(0, 0);
    if (isPressed.current) {
      heading.current?.focus({ preventScroll: true });
    }
    isPressed.current = true;
  }, [transactionId]);

  return (
    <section ref={panel} className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <OperationDetails model={model} onPrint={printAlone} />
      <p className={styles['page']}>
        <Link to={transactionPath(transactionId)}>{t('history:details.ownPage')}</Link>
      </p>
    </section>
  );
});

/** Prints the operation without the list beside it. */
function printAlone(): void {
  const root = document.documentElement;
  root.setAttribute(PRINTED, '');
  window.addEventListener('afterprint', () => root.removeAttribute(PRINTED), { once: true });
  window.print();
}
