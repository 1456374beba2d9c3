import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { OpenAccountLink } from '../../../src/ui/market/OpenAccountLink';
import { showInBank } from '../support/showInBank';

const PATH = '/market/opening-account';

it.each([true, false])('the way to a new account is there when it is open to the user: %s', async (isOpen) => {
  await showInBank(
    <OpenScreens value={(address) => address !== PATH || isOpen}>
      <OpenAccountLink />
    </OpenScreens>,
  );
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(isOpen ? [PATH] : []);
});
