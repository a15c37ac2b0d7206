import type { Context } from 'hono';
import { embedElements } from '../../host-pages/embed/index.ts';
import type { EmbedRoom } from '../../fragments/_runtime/embedding.ts';
import type { EdgeEnv } from '../http/context.ts';
import { withCors } from './cors.ts';

const ROOM_SECONDS = 86_400;

/**
 * `/embed/v1.css`: the room of each element until its HTML has come, so that a page that links this
 * file in its head does not shift. An element with content of its own has the room of that content.
 */
export function answerRoom(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.room');
  const rules = [...embedElements].map(([name, { embed }]) => roomRule(name, embed.room));
  return withCors(
    context.body(rules.join(''), 200, {
      'content-type': 'text/css; charset=UTF-8',
      'cache-control': `public, max-age=${ROOM_SECONDS}`,
    }),
  );
}

/** The rule of one element; a padding in percent counts by the width, as a picture's height does. */
export function roomRule(name: string, { ratio = 0, rows }: EmbedRoom): string {
  if (ratio === 0 && rows === 0) return '';
  const high = `calc(${ratio * 100}% + ${rows * 1.5}em)`;
  return `${name}:empty:not([data-fragment])::before{content:"";display:block;padding-top:${high}}\n${name}{display:block}\n`;
}
