export const chatWelcome = {
  label: 'Message from the store',
  questions: 'Frequent questions',
  person: 'Is yours not among them? Write to {{store}} below.',
} as const;
