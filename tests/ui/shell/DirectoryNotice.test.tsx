import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { DirectoryNotice } from '../../../src/ui/shell/DirectoryNotice';
import { someDirectories } from '../../application/support/directories';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { settle } from '../../application/support/MovableTime';
import { showInBank } from '../support/showInBank';

describe('the notice of directories that could not be loaded', () => {
  it('names them, and tries again on request', async () => {
    const gateway = new FakeOperationGateway({ GET_BANKS: () => success({ dataVersion: 1n, content: [] }) });
    const directories = someDirectories(gateway);
    await directories.of('BANKS').ensure();
    gateway.plain.GET_BANKS = () => refusal({ code: 'CLIENT_ERROR' });
    await directories.changed('BANKS', 2n);
    await showInBank(<DirectoryNotice />, { services: [directories] });
    expect(screen.getByRole('status').textContent).toContain('Не удалось обновить справочник: банки');

    gateway.plain.GET_BANKS = () => success({ dataVersion: 2n, content: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await settle();
    expect(directories.failed).toEqual([]);
  });
});
