/** How much of each row a bench measures. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmUp: number;
  readonly connections: number;
}

const CONNECTIONS = 32;

export const EFFORT: Effort = {
  rounds: 5,
  milliseconds: 1500,
  warmUp: 1000,
  connections: CONNECTIONS,
};

/** For trying a bench out: rough figures. */
export const QUICK_EFFORT: Effort = {
  rounds: 3,
  milliseconds: 400,
  warmUp: 300,
  connections: CONNECTIONS,
};
