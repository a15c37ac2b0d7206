/** `push keys`: a pair of keys for alerts on devices. */

/** The text that the command prints: the pair, and which part of it is a secret. */
export function showKeys(
  pair: { readonly PUSH_PUBLIC_KEY: string; readonly PUSH_PRIVATE_KEY: string },
  json: boolean,
): string {
  if (json) return JSON.stringify(pair);
  return [
    `PUSH_PUBLIC_KEY=${pair.PUSH_PUBLIC_KEY}`,
    `PUSH_PRIVATE_KEY=${pair.PUSH_PRIVATE_KEY}`,
    '',
    'The private key is a secret: wrangler secret put PUSH_PRIVATE_KEY. The public key is a variable, as',
    'PUSH_SUBJECT (mailto:… or https://…), where push services reach you. With another pair every device',
    'has to be added again.',
  ].join('\n');
}
