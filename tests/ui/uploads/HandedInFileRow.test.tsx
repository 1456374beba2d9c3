import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { HandedInFileRow } from '../../../src/ui/flow/uploads/HandedInFileRow';
import type { HandedInFile } from '../../../src/ui/flow/uploads/UploadsViewModel';
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
afterEach(() => {
  // jsdom has neither.
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

async function shown(name: string, extension: HandedInFile['extension']) {
  if (ID === undefined) {
    throw new Error('The id of the test is none');
  }
  const bytes = Uint8Array.of(1, 2, 3);
  const file = { id: ID, name, bytes, extension, status: 'kept', uuid: undefined, failure: undefined } as const;
  await showInBank(<HandedInFileRow file={file} uploads={{ retry: vi.fn(), remove: vi.fn() }} words={WORDS} />);
}

it.each([
  ['passport.jpg', 'jpg', 'image/jpeg'],
  ['passport.pdf', 'pdf', 'application/pdf'],
] as const)('%s is opened on the device, as what it is', async (name, extension, type) => {
  await shown(name, extension);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('download')).toBe(name);
  expect(types[Number(link.getAttribute('href')?.replace('blob:', '')) - 1]).toBe(type);
});

it('a file of a kind the bank does not take cannot be opened', async () => {
  await shown('passport.exe', undefined);
  expect([screen.queryByRole('link'), types]).toEqual([null, []]);
  expect(screen.getByText('passport.exe').tagName).toBe('SPAN');
});
