import { serveBuiltGallery } from '../../../scripts/lib/gallery.mjs';
import type { ServedGallery } from '../../../scripts/lib/gallery.mjs';
import { launchChromium } from '../../support/chromium';
import { freePort } from '../../support/StartedBank';
import { a11yViolations } from './accessibility';
import type { Browser, Page } from 'playwright-core';

/** Roles of what opens over the page. */
export const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"]';

export interface GalleryLook {
  readonly theme: 'light' | 'dark' | 'contrast';
  /** Scheme of the device; high contrast is light or dark as the device is. */
  readonly colorScheme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

/** The built gallery with a browser for it. */
export interface OpenGallery {
  readonly gallery: ServedGallery;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openGallery(): Promise<OpenGallery> {
  const [gallery, browser] = await Promise.all([freePort().then(serveBuiltGallery), launchChromium()]);
  return {
    gallery,
    browser,
    close: async () => {
      await browser.close();
      await gallery.close();
    },
  };
}

/** Accessibility violations, horizontal scrolling and thrown errors of every component in every state. */
export async function galleryProblems(
  { gallery, browser }: OpenGallery,
  { theme, colorScheme, width }: GalleryLook,
): Promise<readonly string[]> {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Bishkek',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  await openExamples(page, `${gallery.origin}/?bare&theme=${theme}&language=ru`);
  const alone = await page
    .getByRole('link', { name: 'On a page of its own' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  if (alone.length <= 30) {
    problems.push(`The gallery has only ${alone.length} examples on pages of their own`);
  }
  problems.push(...(await a11yViolations(page, 'gallery')));
  for (const address of alone) {
    await openExamples(page, `${gallery.origin}/${address}`);
    problems.push(...(await a11yViolations(page, decodeURIComponent(address))));
  }
  await context.close();
  return problems;
}

/** Opens an address of the gallery and waits until its examples are there, and what a state that is named for it opens. */
export async function openExamples(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1').waitFor({ state: 'attached' });
  if (new URL(address).searchParams.get('state')?.startsWith('open') === true) {
    await page.locator(OPENED).first().waitFor();
  }
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))',
  );
}
