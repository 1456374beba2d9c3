import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from './Button';
import styles from './Dialog.module.css';

interface QuestionDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Description of the consequences. */
  readonly children: ReactNode;
  /** Additional field that belongs to the answer. */
  readonly more?: ReactNode;
  /** Label of the button that confirms. */
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  /** True while the answer lacks something. */
  readonly disabled?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Confirmation dialog for an action that cannot be undone. The focus starts on the button that cancels. */
export function QuestionDialog({
  open,
  title,
  children,
  more,
  yes,
  no,
  busy,
  disabled,
  onYes,
  onNo,
}: QuestionDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles['veil']} />
        <AlertDialog.Popup className={styles['dialog']} initialFocus={harmless}>
          <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
          <AlertDialog.Description>{children}</AlertDialog.Description>
          {more}
          <div className={styles['buttons']}>
            <Button busy={busy} disabled={disabled} onClick={onYes}>
              {yes}
            </Button>
            <Button ref={harmless} tone="secondary" onClick={onNo}>
              {no}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
