import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { HandedInFileRow } from '../../../src/ui/uploads/HandedInFileRow';
import type { HandedInFile } from '../../../src/ui/uploads/UploadsViewModel';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { showInBank } from '../support/showInBank';

const WORDS = { uploading: '1', kept: '2', failed: '3', preview: '4', retry: '5', remove: '6' };
const ID = checkedToOperationId('0f8fad5b-d9cb-469f-a165-70867728950e');

let types: string[];

beforeEach(() => {
  types = [];
  URL.createObjectURL = (blob: Blob) => {
    types.push(blob.type);
    return `blob:${types.length}`;
  };
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

async function shown(name: string, extension: HandedInFile['extension']) {
  if (ID === undefined) {
    throw new Error('The id of the test is none');
  }
  const bytes = Uint8Array.of(1, 2, 3);
  const file = { id: ID, name, bytes, extension, status: 'kept', uuid: undefined, failure: undefined } as const;
  await showInBank(<HandedInFileRow file={file} uploads={{ retry: vi.fn(), remove: vi.fn() }} words={WORDS} />);
}

it.each([
  ['passport.jpg', 'jpg', 'image/jpeg', ['_blank', 'noopener', null]],
  ['passport.pdf', 'pdf', 'application/pdf', [null, null, 'passport.pdf']],
] as const)(
  '%s opens as what it is, a picture in a tab and a document on the device',
  async (name, extension, type, way) => {
    await shown(name, extension);
    const link = screen.getByRole('link', { name });
    expect(['target', 'rel', 'download'].map((attribute) => link.getAttribute(attribute))).toEqual(way);
    expect(types[Number(link.getAttribute('href')?.replace('blob:', '')) - 1]).toBe(type);
  },
);

it('a file of a kind the bank does not take cannot be opened', async () => {
  await shown('passport.exe', undefined);
  expect([screen.queryByRole('link'), types]).toEqual([null, []]);
  expect(screen.getByText('passport.exe')).toBeDefined();
});
