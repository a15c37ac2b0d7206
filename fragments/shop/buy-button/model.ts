import type { QuantityProblem } from '../../../shared/rules/quantity.ts';
import { initialSku } from '../../../shared/rules/skus.ts';
import type { BuyButtonProps, Choice } from './props.ts';

/** The result of a press. */
export type Said =
  | { readonly tone: 'done' }
  | { readonly tone: 'error'; readonly problem: QuantityProblem | 'failed'; readonly held: number };

/** What the button does beyond itself. */
export interface BuyPorts {
  /** Puts a unit into the page's cart. */
  readonly add: (choice: Choice) => { problem: QuantityProblem | null; held: number };
  /** Shows the cart. */
  readonly open: () => void;
  /** Units of the item in the cart. */
  readonly held: () => number;
}

export interface BuyModel {
  readonly state: {
    readonly choice: Choice | undefined;
    readonly said: Said | undefined;
    readonly held: number;
  };
  /** Chooses a variant by the line that its option stands for. */
  readonly choose: (line: string) => void;
  readonly buy: () => void;
  /** The cart has changed, here or in another element. */
  readonly counted: () => void;
}

/** A button's state; `draw` is called after each change. */
export function buyModel(
  { choices }: Pick<BuyButtonProps, 'choices'>,
  ports: BuyPorts,
  draw: () => void,
): BuyModel {
  let choice = initialSku(choices);
  let said: Said | undefined;

  const press = (): Said | undefined => {
    if (!choice) return undefined;
    try {
      const { problem, held } = ports.add(choice);
      return problem === null ? { tone: 'done' } : { tone: 'error', problem, held };
    } catch {
      return { tone: 'error', problem: 'failed', held: 0 };
    }
  };

  return {
    get state() {
      return { choice, said, held: ports.held() };
    },
    choose(line) {
      choice = choices.find(({ id }) => `${id}.1` === line) ?? choice;
      said = undefined;
      draw();
    },
    buy() {
      said = press();
      draw();
      if (said?.tone === 'done') ports.open();
    },
    counted() {
      if (said?.tone === 'done' && ports.held() === 0) said = undefined;
      draw();
    },
  };
}
