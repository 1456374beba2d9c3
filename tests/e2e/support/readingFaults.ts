import type { Page } from 'playwright-core';

const WIDE = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 800 };
const TWO_FRAMES = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

interface LooseTexts {
  /** Texts with a digit that a translator would replace. */
  readonly figures: readonly string[];
  /** Texts beside other parts of their element: a translator replaces them, and React then updates or removes a text that is no longer there. */
  readonly amongOthers: readonly string[];
}

/**
 * Parts of a page at rest on a phone that translators, iOS or other widths spoil: loose texts there and in a wide window, fields whose letters
 * are below 16 px, on which iOS enlarges the page, and a page of 320 px that scrolls sideways.
 */
export async function readingFaults(page: Page, path: string): Promise<readonly string[]> {
  const size = page.viewportSize();
  const onPhone = await looseTexts(page);
  const small = await smallFields(page);
  await page.setViewportSize(NARROWEST);
  await page.evaluate(TWO_FRAMES);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`] : [];
  });
  await page.setViewportSize(WIDE);
  await page.evaluate(TWO_FRAMES);
  const wide = await looseTexts(page);
  await page.setViewportSize(size ?? WIDE);
  return [
    ...new Set([
      ...[...onPhone.figures, ...wide.figures].map((text) => `${path}: a translator replaces the figure ${text}`),
      ...[...onPhone.amongOthers, ...wide.amongOthers].map((text) => `${path}: a text beside other parts ${text}`),
      ...small.map((field) => `${path}: small letters in ${field}`),
      ...sideways.map((widths) => `${path}: scrolls sideways, ${widths}`),
    ]),
  ];
}

function looseTexts(page: Page): Promise<LooseTexts> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = { figures: new Array<string>(), amongOthers: new Array<string>() };
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (
        text.trim() === '' ||
        parent?.closest('[translate="no"], script, style, template, noscript, textarea') !== null
      ) {
        continue;
      }
      const described = `<${parent.localName} class="${parent.className}"> ${text}`;
      if (/\d/.test(text)) {
        found.figures.push(described);
      }
      if (parent.childNodes.length > 1) {
        found.amongOthers.push(described);
      }
    }
    return found;
  });
}

function smallFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => field.getBoundingClientRect().width > 1 && field.closest('[aria-hidden="true"]') === null)
      .filter((field) => !/^(?:checkbox|radio|file|hidden|range|color)$/.test(field.getAttribute('type') ?? ''))
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${field.localName} ${field.id} ${field.getAttribute('aria-label') ?? ''} ${size} px`),
  );
}
