/** Colours of the map, as canvas takes them. */
export interface Palette {
  readonly ground: string;
  readonly land: string;
  readonly border: string;
  readonly road: string;
  readonly water: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly font: string;
}

/** Reads the colours of the theme as the element shows them: a token may be a pair for light and dark. */
export function readPalette(element: HTMLElement): Palette {
  const probe = document.createElement('span');
  element.append(probe);
  const colourOf = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const font = getComputedStyle(probe).fontFamily;
  const palette = {
    ground: colourOf('--color-sunken'),
    land: colourOf('--color-surface'),
    border: colourOf('--color-control-border'),
    road: colourOf('--color-border'),
    water: colourOf('--color-accent-soft'),
    accent: colourOf('--color-accent'),
    onAccent: colourOf('--color-on-accent'),
    surface: colourOf('--color-surface'),
    text: colourOf('--color-text'),
    muted: colourOf('--color-muted'),
    font,
  };
  probe.remove();
  return palette;
}

/** Calls back when the theme of the page changes, by choice or with that of the device. Returns a function that stops listening. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', onChange);
  };
}
