import { useEffect } from 'react';

/** Keeps the form of a control from being sent while the control itself refuses its text; the control gets the focus instead. */
export function useRefusedForm(id: string, isRefused: boolean): void {
  useEffect(() => {
    const control = document.getElementById(id);
    const form = control?.closest('form');
    if (!isRefused || !form) {
      return undefined;
    }
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      control?.focus();
    };
    form.addEventListener('submit', stop);
    return () => form.removeEventListener('submit', stop);
  }, [id, isRefused]);
}
