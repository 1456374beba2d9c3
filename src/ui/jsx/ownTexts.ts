import { Fragment } from 'react';
import type { ElementType, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

export type Props = Readonly<Record<string, unknown>>;

/** Elements without elements in them. */
const TEXT_ONLY = /^(?:option|title|desc|text|tspan|textarea|style|script)$/;
/** Components of libraries, which hand their children on to an element; own components are plain functions. */
const HANDED_ON = Symbol.for('react.forward_ref');
/**
 * A run of words with a digit in each: amounts with their currency, numbers, dates, codes. The no-break space within an amount belongs to it; Chinese
 * letters, which have no spaces between them, do not.
 */
const FIGURES =
  /([^\d \n\u2003\u3000-\u9fff\uff00-\uffef]*\d[^ \n\u2003\u3000-\u9fff\uff00-\uffef]*(?: [^\d \n\u2003\u3000-\u9fff\uff00-\uffef]*\d[^ \n\u2003\u3000-\u9fff\uff00-\uffef]*)*)/;

/**
 * Properties of an element whose texts stand alone in elements of their own, those of figures with `translate="no"`. A translator of the page
 * replaces texts by others: React updates and removes a text among others without seeing that, and the text on the screen stays as it was (docs/adr/0196).
 */
export function withOwnTexts(type: ElementType, props: Props): Props {
  const { children } = props;
  const isElement = typeof type === 'string';
  const handsOn = type === Fragment || Reflect.get(Object(type), '$$typeof') === HANDED_ON;
  if ((!isElement && !handsOn) || props['translate'] === 'no') {
    return props;
  }
  if (isElement && TEXT_ONLY.test(type)) {
    return /\d/.test(String(children)) ? { translate: 'no', ...props } : props;
  }
  if (!isText(children)) {
    return Array.isArray(children) && children.some(isText) ? { ...props, children: apart(children) } : props;
  }
  const text = String(children);
  if (isElement && (text === '' || !/\d/.test(text))) {
    return props;
  }
  return isElement && isFigure(text) ? { translate: 'no', ...props } : { ...props, children: sentence(text) };
}

function isText(child: unknown): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

/** Children whose texts are elements; texts with nothing between them are one, as they are on the screen. */
function apart(children: readonly ReactNode[]): readonly ReactNode[] {
  const result: ReactNode[] = [];
  let start = 0;
  let text = '';
  const close = (): void => {
    if (text !== '') {
      result[start] = sentence(text);
      text = '';
    }
  };
  for (const child of children) {
    if (isText(child)) {
      start = text === '' ? result.length : start;
      text += child;
      result.push(null);
    } else {
      if (child !== undefined && child !== null && typeof child !== 'boolean') {
        close();
      }
      result.push(child);
    }
  }
  close();
  return result;
}

function isFigure(text: string): boolean {
  const [before, , after] = text.split(FIGURES);
  return before === '' && after === '';
}

/** A text as elements; blanks at its ends stay outside of them, where names of buttons and links keep them. */
function sentence(text: string): ReactNode {
  const words = text.trim();
  if (words === '') {
    return text;
  }
  const parts = words.split(FIGURES);
  const begin = text.indexOf(words);
  return jsxs(Fragment, {
    children: [
      text.slice(0, begin),
      parts.length === 1 || isFigure(words)
        ? jsx('span', parts.length === 1 ? { children: words } : { translate: 'no', children: words })
        : jsxs('span', { children: parts.map(sentence) }),
      text.slice(begin + words.length),
    ],
  });
}
