/** `system` follows the device, also in high contrast; `contrast` is high contrast in the light or dark the device asks for. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

/** Also read by src/ui/early/early.js before the first paint. */
export const THEME_KEY = 'tulpar.theme';

export function isTheme(text: string | undefined): text is Theme {
  return THEMES.some((theme) => theme === text);
}

/** Also asked by src/ui/early/early.js before the first paint. */
export const MORE_CONTRAST = '(prefers-contrast: more)';

/** Applies a theme to the page; its colours are in tokens.css. */
export function showTheme(theme: Theme): void {
  const shown = theme === 'system' && window.matchMedia(MORE_CONTRAST).matches ? 'contrast' : theme;
  if (shown === 'system') {
    delete document.documentElement.dataset['theme'];
  } else {
    document.documentElement.dataset['theme'] = shown;
  }
}
