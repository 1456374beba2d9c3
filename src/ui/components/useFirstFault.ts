import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Puts the focus on the first refused field of a form with every attempt to send it: where a form is so short that its faults stand in sight,
 * each beside its field, no summary says them again.
 */
export function useFirstFault(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [attempt]);
  return form;
}
