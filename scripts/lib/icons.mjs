import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { root } from './root.mjs';

const SYMBOL = 'public/icon.svg';
const SIDE = 32;

/**
 * Draws the icons of the installed application from the symbol of the bank: as it stands; for systems that cut icons to their own shape; and for an iPhone,
 * which rounds the corners itself. A shape may take everything outside a circle of four fifths of the width.
 *
 * @returns {import('vite').Plugin}
 */
export function icons() {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const symbol = readFileSync(join(root, SYMBOL), 'utf8');
      for (const [name, svg, size] of /** @type {const} */ ([
        ['icon-192', symbol, 192],
        ['icon-512', symbol, 512],
        ['icon-maskable-192', onFullGround(symbol, 0.75), 192],
        ['icon-maskable-512', onFullGround(symbol, 0.75), 512],
        ['icon-apple', onFullGround(symbol, 0.9), 180],
      ])) {
        this.emitFile({ type: 'asset', fileName: `${name}.png`, source: await drawn(svg, size) });
      }
    },
  };
}

/**
 * The symbol, smaller, on its background without round corners.
 *
 * @param {string} symbol
 * @param {number} scale
 * @returns {string}
 */
function onFullGround(symbol, scale) {
  const [, background] = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(symbol) ?? [];
  const [logo] = /<path .*\/>/.exec(symbol) ?? [];
  if (background === undefined || logo === undefined) {
    throw new Error(`${SYMBOL} must be a logo on a background of one colour`);
  }
  const edge = (SIDE * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${background}"/><g transform="translate(${edge} ${edge}) scale(${scale})">${logo}</g></svg>`;
}

/**
 * @param {string} svg
 * @param {number} size
 */
function drawn(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
