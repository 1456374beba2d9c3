import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { RawClient } from '../support/RawClient';
import { ApprovedPictures } from './support/ApprovedPictures';
import { PictureBank } from './support/PictureBank';
import { addressOf, COMPANY_SCREENS, pictureName } from './support/screens';
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
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const client = new RawClient(bank.origin);
    await client.signIn(LOGIN);
    const cards = await client.execute('GET_CARDS_V2', { statuses: ['active'] });
    const employees = await client.execute('GET_CORP_EMPLOYESS', {});
    const points = await client.execute('SEARCH_QR_ACCOUNT_DATA', {});
    await client.exit();
    const employee = employees.ok
      ? employees.value.employees.find(({ accounts }) => accounts !== undefined)
      : undefined;
    const [point] = points.ok ? points.value.points : [];
    ids = {
      cardId: (cards.ok && cards.value[0]?.id) || '',
      employeeId: employee?.userId ?? '',
      pointId: point?.id ?? '',
      hash: point?.hash ?? '',
    };
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
