import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';

import { withOwnTexts } from './ownTexts';
import type { Props } from './ownTexts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';

/** Creates an element of JSX; the compiler calls it (`jsxImportSource`). */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsx(type, withOwnTexts(type, props), key);
}

/** The same for an element with several children: React tells them apart in development only, where the compiler calls `jsxDEV`. */
export { jsx as jsxs };
