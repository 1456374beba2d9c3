import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { ShopLink } from '../../../src/ui/objects/market/ShopLink';
import { showInBank } from '../support/showInBank';

const PATH = '/market/opening-account';

it.each([
  ['an open form', '/payment', true, [PATH]],
  ['a form that is closed to the user', '/payment', false, []],
  ['the page it stands on', PATH, true, []],
  ['the form whose later page it stands on', `${PATH}/check/1`, true, []],
])('the link to a product leads nowhere but to an open form elsewhere: %s', async (_what, path, isOpen, links) => {
  await showInBank(
    <OpenScreens value={(address) => address !== PATH || isOpen}>
      <ShopLink product="accountOpening" />
    </OpenScreens>,
    { path },
  );
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});
