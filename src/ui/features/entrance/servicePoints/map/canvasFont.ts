import { textHeights } from 'ol/render/canvas';

const LINE_HEIGHT = 1.2;

/**
 * Font of a text on the map, in pixels. The library gets the height of its lines: it would measure them by markup of its own, which Trusted
 * Types forbid. Called with every drawing, because the library forgets the heights when a font has been loaded.
 */
export function canvasFont(weight: number, size: number, family: string): string {
  const font = `${weight} ${size}px ${family}`;
  textHeights[font] = Math.round(size * LINE_HEIGHT);
  return font;
}
