import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from './Alert';
import { Button } from './Button';
import styles from './Undo.module.css';

interface UndoProps {
  /** Text naming what was deleted. */
  readonly text: string;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** Notice of a deletion with a button to undo it. Takes the focus, because the pressed button is gone. */
export function Undo({ text, busy, onUndo }: UndoProps) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, [text]);
  return (
    <Alert role="status">
      <div className={styles['undo']}>
        <p>{text}</p>
        <Button ref={button} tone="secondary" size="small" busy={busy} onClick={onUndo}>
          {t('undo')}
        </Button>
      </div>
    </Alert>
  );
}
