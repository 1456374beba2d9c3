import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { LanguageSwitch } from '../../../src/ui/components/LanguageSwitch';
import { showInBank } from '../support/showInBank';

it('the choice of language offers every language in its own script', async () => {
  await showInBank(<LanguageSwitch />);
  const offered = screen.getAllByRole('option').map((option) => [option.lang, option.textContent]);
  expect(offered).toEqual([
    ['ru', 'Русский'],
    ['en', 'English'],
    ['ky', 'Кыргызча'],
    ['zh-CN', '中文'],
  ]);
});
