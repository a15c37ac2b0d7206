import type { Context } from 'hono';
import { embedElements } from '../../host-pages/embed/index.ts';
import type { EmbedHeight, EmbedRoom } from '../../fragments/_runtime/embedding.ts';
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

/**
 * The rules of one element. A padding in percent counts by the width, as a picture's height does, and
 * the element is the container by which its wide forms are told.
 */
export function roomRule(name: string, room: EmbedRoom): string {
  const { tiles, wide = [] } = room;
  if (!room.ratio && room.rem === 0 && wide.length === 0 && !tiles) return '';
  const steps = tiles
    ? tiles.columns.map(([from, columns]) => ({ from, heights: tileHeights(room, columns) }))
    : [{ from: 0, ...room }, ...wide].map((height) => ({
        from: height.from,
        heights: [{ when: '', height }],
      }));
  const rules = steps.map(({ from, heights }) => {
    const each = heights.map(
      ({ when, height: { ratio = 0, rem } }) =>
        `${name}${when}${BARE}::before{padding-top:calc(${ratio * 100}% + ${rem}*var(--shop-rem,16px))}`,
    );
    return from === 0 ? each.join('') : `@container (min-width:${from}px){${each.join('')}}`;
  });
  return `${name}{display:block}${name}${BARE}{container-type:inline-size}${name}${BARE}::before{content:"";display:block}${rules.join('')}\n`;
}

/** An element without content of its own, before its HTML. */
const BARE = ':empty:not([data-fragment])';

/** The heights of as many lines as an element may have, each with the values of `limit` that give it. */
function tileHeights(
  { rem, tiles }: EmbedRoom,
  columns: number,
): { when: string; height: EmbedHeight }[] {
  if (!tiles) return [];
  const { most, line } = tiles;
  const ofLines = (lines: number): EmbedHeight => ({
    ratio: Number((((line.ratio ?? 0) * lines) / columns).toFixed(4)),
    rem: rem + lines * line.rem,
  });
  const all = Array.from({ length: Math.ceil(most / columns) }, (_, index) => index + 1);
  const asked = all.map((lines) => {
    const limits = Array.from({ length: columns }, (_, tile) => (lines - 1) * columns + tile + 1);
    const when = `:is(${limits.map((limit) => `[limit="${limit}"]`).join()})`;
    return { when, height: ofLines(lines) };
  });
  return [{ when: '', height: ofLines(all.length) }, ...asked];
}
