import type { ReactNode } from 'react';

import { CodePicker } from '../../../src/ui/components/CodePicker';
import { codeOptions } from '../codeOptions';
import { examplesOf } from '../Example';
import type { Shown, Texts } from '../Example';
import { kept } from '../fieldStates';

interface Directory {
  readonly chosen?: string;
  readonly lines?: number;
  readonly more?: (texts: Texts) => { readonly hint?: string; readonly violation?: string };
}

function picker({ chosen = '', lines = 5, more }: Directory): (shown: Shown) => ReactNode {
  return kept(chosen, (field, texts) => (
    <CodePicker
      {...field}
      label={texts.recipient}
      words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
      options={codeOptions(lines)}
      {...more?.(texts)}
    />
  ));
}

const OPENED = { alone: true, press: '[role="combobox"]' } as const;

export const examples = examplesOf('CodePicker', [
  { state: 'nothing chosen', show: picker({ more: ({ hint }) => ({ hint }) }) },
  { state: 'chosen', show: picker({ chosen: '103' }) },
  { state: 'error', show: picker({ more: ({ violation }) => ({ violation }) }) },
  { state: 'open, many', ...OPENED, show: picker({ chosen: '103', lines: 60 }) },
  { state: 'open, none', ...OPENED, show: picker({ lines: 0 }) },
]);
