import { render, waitFor } from '@testing-library/react';
import type { i18n } from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createApplication } from '../../../src/infrastructure/di/createApplication';
import { GUEST_TABLE } from '../../../src/ui/features/guestScreens';
import { guestPageAt } from '../../../src/ui/shell/guestPages';
import { InApplication, restoreBrowser, russianWords, stubBrowser } from '../support/wholeApplication';

let words: i18n;

beforeAll(async () => {
  words = await russianWords();
});

beforeEach(stubBrowser);
afterEach(restoreBrowser);

const PAGES = GUEST_TABLE.screens.flatMap(({ path, firstOf = ['unauthenticated'] }) =>
  firstOf.map((status) => [path, status] as const),
);

describe('a guest page', () => {
  it.each(PAGES)('%s is shown in the state %s with the services of its container', async (path, status) => {
    const { services } = createApplication();
    const { container } = render(
      <InApplication services={services} words={words} address={path}>
        {guestPageAt(status, { pathname: path, search: '' })}
      </InApplication>,
    );
    await waitFor(() => expect(container.querySelector('h1')?.textContent).toBeTruthy(), { timeout: 20_000 });
  });
});
