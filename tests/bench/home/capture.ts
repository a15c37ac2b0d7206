/**
 * Records the statements and views of one page, and replays them without the product's other work.
 */
import type { RenderContext } from '../../../fragments/_runtime/host.ts';
import type { Mode } from './mode.ts';
import { VIEWS, type Render } from './views.ts';

/** A statement as text and values. */
class Asked {
  readonly text: string;
  readonly params: readonly unknown[];

  constructor(text: string, params: readonly unknown[] = []) {
    this.text = text;
    this.params = params;
  }

  bind(...params: unknown[]): Asked {
    return new Asked(this.text, params);
  }

  on(database: D1Database): D1PreparedStatement {
    return database.prepare(this.text).bind(...this.params);
  }
}

export class Capture {
  mode: Mode = 'product';
  /** The page's views, ready to be rendered, by their place: the product may cache their output. */
  readonly #views = new Map<string, Render>();
  #database: D1Database | undefined;
  readonly #asked: Asked[] = [];
  readonly #answers = new Map<string, D1Result[]>();
  readonly #html = new Map<string, string>();

  /** Replaces every fragment's `render`. */
  hookFragments(): void {
    for (const [fragment, prepare] of VIEWS) {
      const render = fragment.render.bind(fragment) as (p: object, c: RenderContext) => string;
      const hooked = (props: object, context: RenderContext): string => {
        if (this.mode === 'without-database-and-render')
          return this.#html.get(context.instance) ?? '';
        const html = render(props, context);
        if (this.mode === 'capture') {
          this.#views.set(context.instance, prepare(fragment.words, props, context));
          this.#html.set(context.instance, html);
        }
        return html;
      };
      Object.assign(fragment, { render: hooked });
    }
  }

  /** Wraps a database so that it records its statements. */
  hook(database: D1Database): D1Database {
    const hooked = {
      prepare: (text: string) => new Asked(text),
      batch: async (statements: readonly Asked[]) => {
        const key = statements.map(({ text }) => text).join(';');
        const kept = this.mode.startsWith('without-database') ? this.#answers.get(key) : undefined;
        if (kept) return kept;
        const answers = await database.batch(statements.map((one) => one.on(database)));
        if (this.mode === 'capture') {
          this.#database = database;
          this.#asked.push(...statements);
          this.#answers.set(key, answers);
        }
        return answers;
      },
    };
    return hooked as unknown as D1Database;
  }

  /** Reads the page's rows in one batch. Gives their number. */
  async rows(): Promise<number> {
    const database = this.#database;
    if (!database) throw new Error('the page reads nothing');
    const answers = await database.batch(this.#asked.map((one) => one.on(database)));
    return answers.reduce((sum, { results }) => sum + results.length, 0);
  }

  /** Renders the page's views. */
  text(): string {
    let text = '';
    for (const render of this.#views.values()) text += render();
    return text;
  }

  /** Forgets the reads but no view: a second request for the page renders fewer views. */
  forgetReads(): void {
    this.#asked.length = 0;
    this.#answers.clear();
  }
}
