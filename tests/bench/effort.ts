/** The amount of work in each row of a bench. */
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

/** For a first try of a bench: rough figures. */
export const QUICK_EFFORT: Effort = {
  rounds: 3,
  milliseconds: 400,
  warmUp: 300,
  connections: CONNECTIONS,
};
