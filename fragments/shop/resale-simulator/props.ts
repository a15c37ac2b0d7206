import type { ToldRates, TypedSale } from '../../../shared/rules/resale-simulator.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ResaleSimulatorProps {
  env: PageEnv;
  /** The parts of a margin, 0 to 1. */
  rates: ToldRates;
  /** The sale as it was typed. */
  typed: TypedSale;
  /** Path of the page, without the store's base. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ResaleSimulatorViewProps extends ResaleSimulatorProps {
  t: Messages;
}
