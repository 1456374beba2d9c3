import { useId, useRef } from 'react';
import type { ChangeEvent } from 'react';

import { Button } from './Button';
import type { IconName } from './Icon';
import styles from './VisuallyHidden.module.css';

interface FileButtonProps {
  readonly label: string;
  readonly icon?: IconName;
  /** What may be chosen, as the browser's own list takes it: `image/jpeg,.pdf`. */
  readonly accept: string;
  /** The camera behind the screen takes the picture where there is one. */
  readonly camera?: boolean;
  readonly multiple?: boolean;
  readonly busy?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that lets the customer choose a file; the browser's own control stays out of sight. */
export function FileButton({
  label,
  icon,
  accept,
  camera = false,
  multiple = false,
  busy = false,
  onChoose,
}: FileButtonProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    // The same file may be chosen once more.
    event.target.value = '';
    if (files.length > 0) {
      onChoose(files);
    }
  };

  return (
    <>
      <Button tone="secondary" icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        id={id}
        ref={input}
        className={styles['hidden']}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        onChange={choose}
      />
    </>
  );
}
