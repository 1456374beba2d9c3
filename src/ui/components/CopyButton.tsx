import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './CopyButton.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

const COPIED_SHOWN_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** Accessible name of the button, for example "Copy the account number". */
  readonly label: string;
}

/** Button that copies a short text and announces that it has done so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <button type="button" className={styles['copy']} aria-label={label} title={label} onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} size="small" />
      <VisuallyHidden>
        <span role="status">{copied ? t('copied') : ''}</span>
      </VisuallyHidden>
    </button>
  );
}
