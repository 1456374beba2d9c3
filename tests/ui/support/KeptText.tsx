import { useState } from 'react';
import type { ReactNode } from 'react';

interface KeptTextProps {
  readonly initial?: string;
  readonly children: (text: string, change: (text: string) => void) => ReactNode;
}

/** Gives a controlled field somewhere to keep its text. */
export function KeptText({ initial = '', children }: KeptTextProps) {
  const [text, setText] = useState(initial);
  return children(text, setText);
}
