import { useReducer, useState } from 'react';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { late, type Late } from '../../../_runtime/late.ts';
import type { EditMarksViewProps } from '../props.ts';
import type { Place } from './places.ts';
import type { Tools } from './tools.ts';

type Props = FragmentProps<EditMarksViewProps>;

/** The work behind the buttons, and how a button comes by it. */
export interface Workbench extends Late<Tools> {
  /** Null until a button was used. */
  readonly tools: Tools | null;
  /** Names the rows that the page shows now. */
  readonly show: (places: readonly Place[]) => void;
}

/** The props of a button in a row. */
export interface MarkProps extends EditMarksViewProps {
  place: Place;
  bench: Workbench;
}

/** The tools, which load at the first use of a button. */
export function useTools(props: Props): Workbench {
  const [tools, setTools] = useState<Tools | null>(null);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const [bench] = useState(() => benchOf(props, drawAnew, setTools));
  return { ...bench, tools };
}

function benchOf(
  props: Props,
  drawAnew: () => void,
  come: (tools: Tools) => void,
): Omit<Workbench, 'tools'> {
  let tools: Tools | undefined;
  let shown: readonly Place[] = [];
  const work = late(async () => {
    const { toolsOf } = await import('./tools.ts');
    tools = toolsOf(props, drawAnew);
    tools.show(shown);
    come(tools);
    return tools;
  }, props.t);
  return {
    ...work,
    show(places) {
      shown = places;
      tools?.show(places);
    },
  };
}
