import type { TestServer } from './startTestServer';

/** Moves an application at the desk of the demonstration; returns the status of the answer. */
export async function moveApplication(
  { address }: Pick<TestServer, 'address'>,
  { id, to, comment = '' }: { readonly id: string; readonly to: string; readonly comment?: string },
): Promise<number> {
  const answer = await fetch(`${address}/sandbox/applications/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'origin': address },
    body: JSON.stringify({ id, to, comment }),
  });
  return answer.status;
}
