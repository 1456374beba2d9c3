import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { correctDocumentPath, signDocumentPath } from '../../../src/ui/objects/documents/signingPaths';
import { useNamedDocument } from '../../../src/ui/features/company/signing/useNamedDocument';
import { paymentDocument } from '../../domain/support/builders';
import { showInBank } from '../support/showInBank';

const ID = paymentDocument().preview.operationId;

function List({ begin }: { readonly begin: (id: string) => void }) {
  useNamedDocument(begin);
  const { pathname, search } = useLocation();
  return <p role="note">{pathname + search}</p>;
}

it.each([
  [signDocumentPath(ID), '/transaction-confirmation'],
  [correctDocumentPath('expired', ID), '/transaction-confirmation/expired'],
])('%s begins with its document once and is forgotten', async (path, list) => {
  const begin = vi.fn();
  await showInBank(<List begin={begin} />, { path });
  await waitFor(() => expect(screen.getByRole('note').textContent).toBe(list));
  expect(begin.mock.calls).toEqual([[ID]]);
});

it('an address that names no document begins with none', async () => {
  const begin = vi.fn();
  await showInBank(<List begin={begin} />, { path: '/transaction-confirmation?document=none' });
  expect(begin).not.toHaveBeenCalled();
});
