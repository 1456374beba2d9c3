import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { RawClient } from '../support/RawClient';
import { idsOfCompany } from './support/addressIds';
import { ApprovedPictures } from './support/ApprovedPictures';
import { PictureBank } from './support/PictureBank';
import { addressOf, COMPANY_SCREENS, pictureName } from './support/screens';
import type { AddressIds } from './support/addressIds';
import type { Photographer } from './support/PictureBank';

const LOGIN = 'saltanat';
const companies = ApprovedPictures.of('companies');

let bank: PictureBank;

beforeAll(async () => {
  bank = await PictureBank.open();
});

afterAll(() => bank.close());

describe('screens of a company look as approved', () => {
  let photographer: Photographer;
  let ids: AddressIds;

  beforeAll(async () => {
    const client = new RawClient(bank.origin);
    await client.signIn(LOGIN);
    ids = await idsOfCompany(client);
    await client.exit();
    photographer = await bank.photographer();
    await photographer.user.signIn(LOGIN);
  });

  it.each(COMPANY_SCREENS)('%s', async (path) => {
    expect(await companies.findings(pictureName(path), await photographer.sheetAt(addressOf(path, ids)))).toEqual([]);
  });

  it('and no picture is left of one that has gone', () => {
    expect(companies.leftOvers(COMPANY_SCREENS.map(pictureName))).toEqual([]);
  });
});
