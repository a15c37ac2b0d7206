/** The reasons for which a store hides a review. */
export const hideReasonWords = {
  offensive: 'ofende o insulta',
  spam: 'es publicidad',
  personal_data: 'contiene datos personales',
  off_topic: 'no trata del artículo',
  other: 'otra',
} as const;
