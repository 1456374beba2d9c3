import type { ElementType, ReactElement } from 'react';
import * as react from 'react/jsx-dev-runtime';

import { withOwnTexts } from './ownTexts';
import type { Props } from './ownTexts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-dev-runtime';

type Others = Parameters<typeof react.jsxDEV> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** Creates an element of JSX in development and tests, where React checks more; see `jsx`. */
export function jsxDEV(type: ElementType, props: Props, ...others: Others): ReactElement {
  return react.jsxDEV(type, withOwnTexts(type, props), ...others);
}
