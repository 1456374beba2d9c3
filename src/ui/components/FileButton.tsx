import { useId, useRef } from 'react';
import type { ChangeEvent } from 'react';

import { Button } from './Button';
import type { IconName } from './Icon';
import styles from './VisuallyHidden.module.css';

interface FileButtonProps {
  readonly label: string;
  readonly icon?: IconName;
  /** Accepted file types in the syntax of the `accept` attribute: `image/jpeg,.pdf`. */
  readonly accept: string;
  /** True to take a picture with the rear camera of the device, when it has one. */
  readonly camera?: boolean;
  readonly multiple?: boolean;
  readonly busy?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Button that opens the file chooser; the native file input stays hidden. */
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
