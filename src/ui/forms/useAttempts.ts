import { useState } from 'react';
import type { FormEvent } from 'react';

interface Attempts {
  /** Grows with every attempt, so that the summary of what is wrong is led to each time. */
  readonly attempt: number;
  readonly submit: (event: FormEvent) => void;
}

/** Sends a form by its view-model and counts how often that was tried. */
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
