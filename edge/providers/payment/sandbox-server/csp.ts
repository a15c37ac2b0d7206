import { isolateMap } from '../../../../shared/kernel/isolate-memory.ts';
import { raw } from 'hono/html';

const hashes = isolateMap<string, Promise<string>>();

/** The CSP source for an inline script or style: the hash of its exact text, computed once. */
async function sourceFor(text: string): Promise<string> {
  let source = hashes.get(text);
  if (!source) {
    source = crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(text))
      .then((hash) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`);
    hashes.set(text, source);
  }
  return source;
}

/**
 * An inline element for a page. The policy's hash is of the exact text, so the element is written
 * as a whole: inside a template, a formatter's spaces would change it.
 */
export function inline(element: 'style' | 'script', text: string) {
  return raw(`<${element}>${text}</${element}>`);
}

export interface PageSources {
  readonly style: string;
  readonly script?: string;
  /** Origins that a form may end at; browsers also check the redirect after a post against them. */
  readonly formAction?: readonly string[];
  readonly embeddable?: boolean;
}

/** A policy that allows the page's own style and script by hash, and nothing else. */
export async function policyFor(page: PageSources): Promise<string> {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `style-src ${await sourceFor(page.style)}`,
    ...(page.script === undefined
      ? []
      : [`script-src ${await sourceFor(page.script)}`, "connect-src 'self'"]),
    `form-action ${page.formAction?.join(' ') ?? "'none'"}`,
    `frame-ancestors ${page.embeddable ? '*' : "'none'"}`,
  ].join('; ');
}

/** The policy of every answer that is not a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
