import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { brand } from '../../src/ui/theme/brand';

const MANIFEST = z.object({
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.string().optional() })),
});

const folder = join(projectRoot(), 'dist/app');
const built = (name: string) => readFileSync(join(folder, name));
const text = (name: string) => built(name).toString('utf8');

beforeAll(() => ensureBuilt());

describe('the application as it is installed', () => {
  const manifest = () => MANIFEST.parse(JSON.parse(text('manifest.webmanifest')));

  it('has the name of the bank, the colour of its pages and an address of its own', () => {
    expect(manifest()).toMatchObject({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    const page = text('index.html');
    expect(page).toContain(`content="${manifest().theme_color}" media="(prefers-color-scheme: light)"`);
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  });

  it('has icons of the sizes it names, for systems that cut them to their shape as well', async () => {
    const icons = manifest().icons.filter(({ type }) => type === 'image/png');
    const sizes = await Promise.all(
      icons.map(async ({ src }) => {
        const { width, height } = await sharp(built(src.slice(1))).metadata();
        return `${width}x${height}`;
      }),
    );
    expect(sizes).toEqual(icons.map((icon) => icon.sizes));
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map((icon) => icon.sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
  });

  it('keeps the sign of a cut icon within a circle of four fifths', async () => {
    const { data, info } = await sharp(built('icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, info.channels);
    const farthest = Math.max(
      ...Array.from({ length: info.width * info.height }, (_, at) => {
        const pixel = data.subarray(at * info.channels, (at + 1) * info.channels);
        return pixel.equals(ground)
          ? 0
          : Math.hypot((at % info.width) - info.width / 2, Math.floor(at / info.width) - info.height / 2);
      }).filter((distance, at) => at === 0 || distance > 0.35 * info.width),
    );
    expect(farthest).toBeLessThanOrEqual(0.4 * info.width);
  });
});

describe('what the service worker keeps', () => {
  const kept = () => {
    const [list = ''] = /\[["`]\/assets\/[^\]]+\]/.exec(text('worker.js')) ?? [];
    return z.array(z.string()).parse(JSON.parse(list.replaceAll('`', '"')));
  };

  it('are files that are there', () => {
    expect(kept().length).toBeGreaterThan(12);
    expect(kept().filter((path) => built(path.slice(1)).length === 0)).toEqual([]);
  });

  it('are all files of the offline page, which needs none of the application', () => {
    const page = text('offline.html');
    const needed = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path = '']) => path);
    expect(needed.length).toBeGreaterThanOrEqual(3);
    expect(needed.filter((path) => !kept().includes(path))).toEqual([]);
    const script = needed.find((path) => path.startsWith('/assets/offline-')) ?? '';
    expect(text(script.slice(1))).not.toMatch(/\bimport\s*[("'{*]/);
  });

  it('are the scripts and styles that the first pages begin with', () => {
    const page = text('index.html');
    const begins = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    const ahead = /<meta name="ahead" content="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
    const needed = [...begins, ...ahead.filter((name) => !name.includes('/words-')).map((name) => `/${name}`)];
    expect(needed.length).toBeGreaterThan(8);
    expect(needed.filter((path) => !kept().includes(path))).toEqual([]);
  });

  it('are of one script without imports, and of no words of a language', () => {
    expect(text('worker.js')).not.toMatch(/\bimport\b|importScripts/);
    expect(kept().filter((path) => path.includes('/words-'))).toEqual([]);
    expect(readdirSync(folder)).toContain('worker.js.br');
  });
});
