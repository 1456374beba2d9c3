import { useState } from 'react';
import type { FormEvent } from 'react';

interface Attempts {
  /** Number of submissions; each increase moves the focus to the error summary. */
  readonly attempt: number;
  readonly submit: (event: FormEvent) => void;
}

/** Submits a form through its view-model and counts the submissions. */
export function useAttempts(model: { submit(): Promise<unknown> }): Attempts {
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    submit: (event) => {
      event.preventDefault();
      void model.submit();
      setAttempt(attempt + 1);
    },
  };
}
