import { useEffect, useRef } from 'react';

import { bareAddress } from './address';
import { CATALOGUE } from './catalogue';
import styles from './gallery.module.css';
import type { Chosen, Settings } from './address';
import type { Example, Texts } from './Example';

interface AllExamplesProps {
  readonly texts: Texts;
  readonly settings: Settings;
}

/** Every component in every state; what needs a page of its own is linked. */
export function AllExamples({ texts, settings }: AllExamplesProps) {
  // The browser looks for the anchor of an address before the examples are there.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <main className={styles['all']}>
      <h1>Gallery</h1>
      {CATALOGUE.map(({ component, examples }) => (
        <section key={component} id={component} aria-labelledby={`${component}-title`}>
          <h2 id={`${component}-title`}>{component}</h2>
          {examples.map((example) => (
            <div key={example.state} className={styles['example']}>
              <p className={styles['state']}>{example.state}</p>
              {example.alone === undefined ? (
                <Shown component={component} example={example} texts={texts} />
              ) : (
                <a href={bareAddress(settings, { component, state: example.state })}>On a page of its own</a>
              )}
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}

interface OneExampleProps {
  readonly texts: Texts;
  readonly chosen: Chosen;
}

/** One state of one component, with nothing around it. */
export function OneExample({ texts, chosen }: OneExampleProps) {
  const { component } = chosen;
  const example = CATALOGUE.find((one) => one.component === component)?.examples.find(
    ({ state }) => state === chosen.state,
  );
  return (
    <main className={styles['all']}>
      {component !== 'PageHeader' && <h1 className={styles['state']}>{`${component}: ${chosen.state}`}</h1>}
      {example === undefined ? (
        <p>There is no such example.</p>
      ) : (
        <Shown component={component} example={example} texts={texts} />
      )}
    </main>
  );
}

interface ShownProps {
  readonly component: string;
  readonly example: Example;
  readonly texts: Texts;
}

/** An example; what it wants pressed or focused is, as soon as it is there. */
function Shown({ component, example, texts }: ShownProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { press, focus, state } = example;
  useEffect(() => {
    const find = (selector: string | undefined) =>
      selector === undefined ? undefined : frame.current?.querySelector<HTMLElement>(selector);
    // Only once in development, too, where effects run twice.
    const frames = requestAnimationFrame(() => {
      find(press)?.click();
      find(focus)?.focus();
    });
    return () => cancelAnimationFrame(frames);
  }, [press, focus]);
  return (
    <div ref={frame} className={styles['shown']}>
      {example.show({ id: `${component}-${state}`.replaceAll(/\W+/g, '-'), texts })}
    </div>
  );
}
