import { lazy, Suspense, useState } from 'react';

import { ThemeTrigger } from './ThemeTrigger';

const ThemeMenu = lazy(() => import('./ThemeMenu').then((module) => ({ default: module.ThemeMenu })));

/** Button of the themes; the menu behind it is fetched when it is first opened. */
export function ThemeButton() {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <ThemeTrigger aria-haspopup="menu" aria-expanded={false} aria-busy={isWanted} onClick={() => setIsWanted(true)} />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <ThemeMenu />
    </Suspense>
  ) : (
    button
  );
}
