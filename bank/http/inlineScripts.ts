import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script>([^]*?)<\/script>/g;

/**
 * Sources of the content policy that allow the scripts standing in the built pages themselves, each by the hash of its text: what an attacker
 * writes into a page does not have it. None in a bank that serves no application.
 */
export function inlineScripts(directory: string | undefined): readonly string[] {
  const pages = directory === undefined ? [] : readdirSync(directory).filter((name) => name.endsWith('.html'));
  const texts = pages.flatMap((name) => [...readFileSync(join(directory ?? '', name), 'utf8').matchAll(INLINE)]);
  return [...new Set(texts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}
