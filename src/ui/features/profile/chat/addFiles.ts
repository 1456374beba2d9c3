import type { ChatFilesViewModel } from './ChatFilesViewModel';

/** Reads files the customer has chosen, pasted or dropped, and hands them in. */
export async function addFiles(files: ChatFilesViewModel, chosen: readonly File[]): Promise<void> {
  await files.add(
    await Promise.all(
      chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    ),
  );
}
