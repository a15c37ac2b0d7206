import { describe, expect, test } from 'vitest';
import {
  cardStep,
  frameMessage,
  frameUrl,
  noCard,
  type CardEvent,
  type CardState,
} from './card-frame.ts';

const said = (message: Record<string, unknown> & { type: string }): CardEvent => ({
  type: 'said',
  message,
});
const run = (...events: CardEvent[]): CardState => events.reduce(cardStep, noCard);
const ready = [{ type: 'mount' }, said({ type: 'ready' })] as const;
const asked = [...ready, { type: 'ask', request: 'r1' }] as const;

describe('the card form', () => {
  test('loads, is ready, and grows as it says', () => {
    expect(run({ type: 'mount' }).phase).toBe('loading');
    expect(run(...ready, said({ type: 'resize', height: 402.3 }))).toMatchObject({
      phase: 'ready',
      height: 403,
    });
    expect(run(...ready, said({ type: 'resize', height: 9e9 })).height).toBe(noCard.height);
  });

  test.each([
    [1, 1],
    [1999.2, 2000],
    [2000, noCard.height],
    [0, noCard.height],
    [-5, noCard.height],
    ['402', noCard.height],
    [undefined, noCard.height],
  ])('takes a height of %j as %i', (height, taken) => {
    expect(run(...ready, said({ type: 'resize', height })).height).toBe(taken);
    expect(run(...ready, said({ type: 'other', height })).height).toBe(noCard.height);
  });

  test('is empty while it loads', () => {
    expect(run({ type: 'mount' })).toEqual({
      phase: 'loading',
      complete: false,
      height: 330,
      request: null,
      token: null,
      error: null,
    });
  });

  test('that stays silent has failed, and may be mounted again', () => {
    expect(run({ type: 'mount' }, { type: 'silence' }).phase).toBe('failed');
    expect(run({ type: 'mount' }, { type: 'silence' }, { type: 'mount' }).phase).toBe('loading');
    expect(run(...ready, { type: 'silence' }).phase).toBe('ready');
  });

  test('is not heard before it exists, nor asked before it is ready', () => {
    expect(run(said({ type: 'ready' }))).toEqual(noCard);
    expect(run({ type: 'mount' }, { type: 'ask', request: 'r1' }).request).toBeNull();
  });

  test('says when every field is right', () => {
    expect(run(...ready, said({ type: 'change', complete: true })).complete).toBe(true);
    expect(run(...ready, said({ type: 'change', complete: 'yes' })).complete).toBe(false);
  });

  test('gives a token for the question that was asked, and for no other', () => {
    expect(run(...asked, said({ type: 'token', request: 'r1', token: 'tok_1' }))).toMatchObject({
      token: 'tok_1',
      request: null,
    });
    expect(run(...asked, said({ type: 'token', request: 'r0', token: 'tok_0' })).token).toBeNull();
    expect(run(...ready, said({ type: 'token', token: 'tok_0' })).token).toBeNull();
    expect(run(...ready, said({ type: 'token', request: null, token: 'tok_0' })).token).toBeNull();
    const other = said({ type: 'other', request: 'r1', token: 'tok_1', message: 'x' });
    expect(run(...asked, other)).toEqual(run(...asked));
    expect(run(...asked, said({ type: 'token', request: 'r1', token: 5 })).token).toBeNull();
  });

  test('says why it gives none', () => {
    const state = run(...asked, said({ type: 'error', request: 'r1', message: 'Número inválido' }));
    expect(state).toMatchObject({ error: 'Número inválido', request: null });
    for (const message of [undefined, 5, null]) {
      expect(run(...asked, said({ type: 'error', request: 'r1', message })).error).toBe('');
    }
    expect(run(...asked, said({ type: 'error', request: 'r0', message: 'x' }))).toEqual(
      run(...asked),
    );
  });

  test('forgets all on a reset', () => {
    const state = run(...asked, said({ type: 'token', request: 'r1', token: 'tok_1' }), {
      type: 'reset',
    });
    expect(state).toMatchObject({ token: null, complete: false, phase: 'ready' });
  });
});

describe('the senders that are heard', () => {
  const card = {
    frameUrl: 'https://pay.test/v1/frame',
    origin: 'https://pay.test',
    publishableKey: 'pk_1',
  };
  const frame = {} as Window;
  const event = {
    origin: 'https://pay.test',
    source: frame,
    data: { source: 'sandbox-card', type: 'ready' },
  };

  test('the frame of the provider', () => {
    expect(frameMessage(event, card, frame)).toEqual(event.data);
  });

  test.each([
    ['another origin', { ...event, origin: 'https://pay.test.evil.test' }],
    ['another window of the same origin', { ...event, source: {} as Window }],
    ['another sender', { ...event, data: { source: 'analytics', type: 'ready' } }],
    ['text', { ...event, data: 'ready' }],
    ['a function', { ...event, data: Object.assign(() => 1, event.data) }],
    ['a type that is no text', { ...event, data: { source: 'sandbox-card', type: 1 } }],
    ['nothing', { ...event, data: null }],
    ['no type', { ...event, data: { source: 'sandbox-card' } }],
  ])('but not %s', (_name, other) => {
    expect(frameMessage(other, card, frame)).toBeUndefined();
  });

  test('no sender before there is a frame', () => {
    expect(frameMessage({ ...event, source: null }, card, null)).toBeUndefined();
  });

  test("the frame's address names the page, its language and its theme", () => {
    const url = frameUrl(card, { origin: 'https://moda.test', locale: 'es', theme: 'dark' });
    expect(url).toBe(
      'https://pay.test/v1/frame?key=pk_1&origin=https%3A%2F%2Fmoda.test&locale=es&theme=dark',
    );
  });
});
