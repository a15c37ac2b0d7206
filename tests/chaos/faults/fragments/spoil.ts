/** Failing fragments; runs inside the worker of the build that `spoil-plugin.ts` makes. */
import type { ServerFragment } from '../../../../fragments/_runtime/host.ts';

/** 200 MB of one letter. */
const TOO_MUCH = 200_000_000;

interface Listed {
  readonly state?: string;
  readonly kind?: string;
  readonly list?: unknown;
}

/**
 * A list that fails in its own way for each kind of item, and keeps its fallback: it throws at
 * once, throws with half of it rendered, or gives 200 MB.
 */
export function spoiled<P extends Listed>(good: ServerFragment<P>): ServerFragment<P> {
  return {
    ...good,
    render(props, context) {
      if (props.state === 'failed') return good.render(props, context);
      if (props.kind === 'product') throw new Error('spoiled: at once');
      if (props.kind === 'service') return good.render(breakingOff(props), context);
      if (props.kind === 'experience') return `<p>${'x'.repeat(TOO_MUCH)}</p>`;
      return good.render(props, context);
    },
  };
}

/** Fragments whose data never arrives. */
const NEVER_READY = new Set(['catalogue-strip', 'footer']);

/** The options of a slot; its props never settle where the fragment is one of those. */
export function stalled<O extends { readonly props: unknown }>(name: string, options: O): O {
  return NEVER_READY.has(name) ? { ...options, props: new Promise(() => undefined) } : options;
}

/** The same props, but the first item throws when it is read a second time. */
function breakingOff<P extends Listed>(props: P): P {
  const card = { ...firstOf(props) };
  let reads = 0;
  const failing = Object.defineProperty(card, 'name', {
    enumerable: true,
    get() {
      reads += 1;
      if (reads > 1) throw new Error('spoiled: half of it rendered');
      return 'Medio';
    },
  });
  return { ...props, list: { ...(props.list as object), results: [failing, failing] } };
}

function firstOf({ list }: Listed): object {
  return (list as { results?: object[] } | null)?.results?.[0] ?? {};
}
