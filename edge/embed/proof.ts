import { EMBED_PARAMETER } from '../../shared/rules/handover.ts';

/** A form by GET that leads to the store, as its view marks it. */
const FORM = / data-proof(?:="")?>/g;

/**
 * Puts the proof of the partner into every link and marked form that leads to the store, so that a
 * buyer who follows one without script is the partner's too.
 * @param address the store's, without a slash at the end
 * @param token letters that stand for themselves in an address and in HTML; empty for none
 */
export function withProof(html: string, address: string, token: string): string {
  if (token === '') return html;
  const field = `<input type="hidden" name="${EMBED_PARAMETER}" value="${token}">`;
  const [first = '', ...rest] = html.replaceAll(FORM, `$&${field}`).split(` href="${address}`);
  return rest.reduce((whole, part) => {
    const end = part.search(/["#]/);
    const path = part.slice(0, end);
    // Another store whose address begins alike.
    if (path !== '' && !/^[/?]/.test(path)) return `${whole} href="${address}${part}`;
    const sign = path.includes('?') ? '&amp;' : '?';
    const proof = `${sign}${EMBED_PARAMETER}=${token}`;
    return `${whole} href="${address}${path}${proof}${part.slice(end)}`;
  }, first);
}
