import type { BrowserUser } from './BrowserUser';

/**
 * Translates every page of a user as a browser does: each text outside `translate="no"` is replaced by another within two `font` elements, also what comes
 * later.
 */
export async function translatePages({ context }: BrowserUser): Promise<void> {
  await context.addInitScript(() => {
    const translate = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const place = node.parentElement?.closest('[translate="no"], font, script, style, template, textarea, option');
        if (node instanceof Text && place === null && node.data.trim() !== '') {
          texts.push(node);
        }
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      translate();
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}

/** Figures of the main part of a page, in their order. */
export function figuresOf(
  { page }: Pick<BrowserUser, 'page'>,
  place: 'main' | 'dialog' = 'main',
): Promise<readonly string[]> {
  return page
    .getByRole(place)
    .evaluate((shown) =>
      [...shown.querySelectorAll('[translate="no"]')]
        .map(({ textContent }) => textContent)
        .filter((text) => /\d/.test(text)),
    );
}
