import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { personalData } from '../../../src/locales/ru/screens/profile.json';
import { HandedInScans } from '../../../src/ui/features/profile/settings/HandedInScans';
import { HandedInScansViewModel } from '../../../src/ui/features/profile/settings/HandedInScansViewModel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles } from '../../application/support/fakePorts';
import { showInBank } from '../support/showInBank';

const SCANS = ['6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c01', '6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c02'];

it('a scan that was handed in is opened by its owner, and a failure says why it is not', async () => {
  const gateway = new FakeOperationGateway({
    GET_FILE_BY_UUID: ({ uuid }) =>
      success({ name: `${uuid}.jpg`, contentType: 'image/jpeg', bytes: new Uint8Array([1]) }),
  });
  const files = new KeptFiles();
  await showInBank(<HandedInScans scans={SCANS} />, { services: [new HandedInScansViewModel(gateway, files)] });
  await userEvent.click(screen.getByRole('button', { name: personalData.handedIn.open.replace('{{number}}', '2') }));
  expect(gateway.requestsOf('GET_FILE_BY_UUID')).toEqual([{ uuid: SCANS[1] }]);
  expect(files.files.map(({ name }) => name)).toEqual([`${SCANS[1]}.jpg`]);
  gateway.plain.GET_FILE_BY_UUID = () => refusal({ code: 'FILE_NOT_FOUND' });
  await userEvent.click(screen.getByRole('button', { name: personalData.handedIn.open.replace('{{number}}', '1') }));
  expect(screen.getByRole('alert')).toBeTruthy();
});
