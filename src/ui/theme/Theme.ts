/** `system` follows the device; `contrast` is high contrast in the light or dark the device asks for. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

/** Also read by public/early-theme.js before the first paint. */
export const THEME_KEY = 'tulpar.theme';

export function isTheme(text: string | undefined): text is Theme {
  return THEMES.some((theme) => theme === text);
}

/** Applies a theme to the page; its colours are in tokens.css. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
  } else {
    document.documentElement.dataset['theme'] = theme;
  }
}
