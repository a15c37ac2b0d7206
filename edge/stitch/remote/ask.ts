import { z } from 'zod';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { markupFault } from './markup.ts';
import type { RemoteEntry } from '../../../shared/contracts/fragment-registry.ts';

/** The largest answer: a page's own HTML is about this size. */
export const LARGEST_ANSWER_BYTES = 256_000;
/** Props that fit into an address that every server takes. */
export const LARGEST_PROPS_BYTES = 6_000;

/**
 * The question to another origin: everything that the answer may depend on, and no data of a
 * visitor.
 */
export interface RemoteQuestion {
  readonly name: string;
  readonly element: string;
  readonly entry: RemoteEntry;
  readonly locale: Locale;
  readonly requestId: string;
  /** Unique in the page; prefix of the ids in the markup. */
  readonly instance: string;
  /** The slot's props. */
  readonly props: unknown;
}

/** The inside of a fragment, from another origin. */
export interface RemoteAnswer {
  readonly html: string;
  readonly styles: string;
}

const answerSchema = z.strictObject({
  element: z.string(),
  version: z.string(),
  /** Content of the shadow root. */
  html: z.string(),
  styles: z.string(),
});

/**
 * Asks `GET {origin}/render` for a fragment. The answer is JSON of the element and the version that
 * the registry names, with exactly its style sheet; any other answer throws, with the reason.
 * @param milliseconds that asking, answering and reading may take in all
 */
export async function askRemote(
  question: RemoteQuestion,
  milliseconds: number,
): Promise<RemoteAnswer> {
  const { name, element, entry, locale, requestId } = question;
  const answer = await fetch(addressOf(question), {
    headers: { accept: 'application/json', 'accept-language': locale, 'x-request-id': requestId },
    redirect: 'manual',
    signal: AbortSignal.timeout(milliseconds),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !/^application\/json\b/.test(type)) {
    await answer.body?.cancel();
    throw new Error(`answered ${answer.status} ${type}`);
  }
  const given = answerSchema.parse(JSON.parse(await readText(answer)));
  if (given.element !== element || given.version !== entry.version) {
    throw new Error(`${name} is ${given.element} ${given.version}`);
  }
  const fault = markupFault(given.html);
  if (fault) throw new Error(fault);
  if ((await integrityOf(given.styles)) !== entry.styles) throw new Error('another style sheet');
  return { html: given.html, styles: given.styles };
}

function addressOf({ element, entry, locale, instance, props }: RemoteQuestion): URL {
  const json = JSON.stringify(props) ?? '{}';
  const size = new TextEncoder().encode(json).byteLength;
  if (size > LARGEST_PROPS_BYTES) throw new Error(`its props are ${size} bytes`);
  const url = new URL('/render', entry.origin);
  const { version } = entry;
  for (const [key, value] of Object.entries({ element, version, locale, instance, props: json })) {
    url.searchParams.set(key, value);
  }
  return url;
}

/** Reads an answer to its end, but not beyond its limit. */
async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  if (answer.body) {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > LARGEST_ANSWER_BYTES) throw new Error(`over ${LARGEST_ANSWER_BYTES} bytes`);
      text += decoder.decode(chunk, { stream: true });
    }
  }
  return text + decoder.decode();
}

async function integrityOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
