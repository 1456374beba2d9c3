import type { ReactNode } from 'react';

import type texts from './texts/ru.json';

/** Words of the examples, in the language of the gallery. */
export type Texts = Readonly<typeof texts>;

/** Given to an example that is shown. */
export interface Shown {
  /** Unique on the page. */
  readonly id: string;
  readonly texts: Texts;
}

export interface Example {
  /** State of the component, unique among its examples. */
  readonly state: string;
  /** True for what covers the page or follows its window: it has a page of its own. */
  readonly alone?: true;
  /** Selector of the control that is pressed once the example is there, to open what it opens. */
  readonly press?: string;
  /** Selector of the control that has the focus. */
  readonly focus?: string;
  readonly show: (shown: Shown) => ReactNode;
}

export interface ComponentExamples {
  /** Name of the file that exports the component. */
  readonly component: string;
  readonly examples: readonly Example[];
}

export function examplesOf(component: string, examples: readonly Example[]): ComponentExamples {
  return { component, examples };
}

/** An example that does nothing when it is used. */
export const nothing = (): void => undefined;
