import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { isTheme, MORE_CONTRAST, showTheme, THEME_KEY } from './Theme';
import type { Theme } from './Theme';

interface ThemeChoice {
  readonly theme: Theme;
  readonly choose: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeChoice>({ theme: 'system', choose: showTheme });

interface ThemeProviderProps {
  readonly settings: KeyValueStore;
  readonly children: ReactNode;
}

/** Keeps the chosen theme on this device. */
export function ThemeProvider({ settings, children }: ThemeProviderProps) {
  const [theme, setTheme] = useState<Theme>(() => {
    const kept = settings.read(THEME_KEY);
    return isTheme(kept) ? kept : 'system';
  });
  useEffect(() => {
    const query = window.matchMedia(MORE_CONTRAST);
    const follow = () => showTheme(theme);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [theme]);
  const choose = (chosen: Theme): void => {
    showTheme(chosen);
    settings.write(THEME_KEY, chosen);
    setTheme(chosen);
  };
  return <ThemeContext value={{ theme, choose }}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  return useContext(ThemeContext);
}
