import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
// Packages are there only now.
const { serveGallery } = await import('./lib/gallery.mjs');
const address = await serveGallery(Number(process.env['PORT'] || 5174));
console.log(`Every component in every state: ${address} (Ctrl-C ends it)`);
