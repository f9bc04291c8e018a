/** What the search bar suggests to ask, in turn. True of any brand: a question promises nothing. */
export const prompts = [
  'Are you open tonight?',
  'What’s good for a vegetarian?',
  'Any deals this week?',
  'Where can I find you?',
  'What’s on the menu?',
] as const;
