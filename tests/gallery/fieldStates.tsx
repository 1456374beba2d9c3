import type { ReactNode } from 'react';

import { KeptText } from '../ui/support/KeptText';
import type { Example, Shown, Texts } from './Example';

/** Text a field begins with, in the language of the gallery. */
type Beginning = string | ((texts: Texts) => string);

/** Given to a field that keeps what is typed into it. */
export interface KeptField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The same, with what some states add. */
interface StatedField extends KeptField {
  readonly hint?: string;
  readonly violation?: string;
}

/** Shows a field that begins with a text and keeps what is typed. */
export function kept(
  beginning: Beginning,
  show: (field: KeptField, texts: Texts) => ReactNode,
): (shown: Shown) => ReactNode {
  return ({ id, texts }) => (
    <KeptText initial={typeof beginning === 'string' ? beginning : beginning(texts)}>
      {(value, onChange) => show({ id, label: texts.label, value, onChange }, texts)}
    </KeptText>
  );
}

/** The states of every field that is typed into: empty, filled, with more than has room, wrong, with the focus. */
export function fieldStates(
  show: (field: StatedField) => ReactNode,
  { filled, long }: { readonly filled: Beginning; readonly long: Beginning },
): readonly Example[] {
  return [
    { state: 'empty', show: kept('', (field, { hint }) => show({ ...field, hint })) },
    { state: 'filled', show: kept(filled, show) },
    { state: 'long text', show: kept(long, (field, { longValue }) => show({ ...field, hint: longValue })) },
    { state: 'error', show: kept('', (field, { hint, violation }) => show({ ...field, hint, violation })) },
    { state: 'focus', alone: true, focus: 'input, textarea', show: kept(filled, show) },
  ];
}
