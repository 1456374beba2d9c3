import { afterAll, beforeAll, expect, it } from 'vitest';

import { galleryProblems, openGallery } from './support/galleryLooks';
import type { OpenGallery } from './support/galleryLooks';

let open: OpenGallery;

beforeAll(async () => {
  open = await openGallery();
});

afterAll(() => open.close());

// gallery.test.ts has the two others: light on a desktop and dark on a phone.
it.each([
  { theme: 'light', colorScheme: 'light', width: 360 },
  { theme: 'dark', colorScheme: 'dark', width: 1280 },
  { theme: 'contrast', colorScheme: 'light', width: 360 },
  { theme: 'contrast', colorScheme: 'light', width: 1280 },
  { theme: 'contrast', colorScheme: 'dark', width: 360 },
  { theme: 'contrast', colorScheme: 'dark', width: 1280 },
] as const)(
  'every component in every state has nothing axe objects to and fits, theme $theme on a $colorScheme device at $width px',
  async (look) => {
    expect(await galleryProblems(open, look)).toEqual([]);
  },
);
