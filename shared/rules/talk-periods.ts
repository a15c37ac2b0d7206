/** Days that a store's figures of its conversations may be asked for. */
export const talkPeriods = ['7', '30', '90'] as const;
export type TalkPeriod = (typeof talkPeriods)[number];
