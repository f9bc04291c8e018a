/** The parts of the settings, in order: their ids on the page, and what they are called. */
export const SETTINGS_PARTS = [
  ['told', 'Notifications'],
  ['replies', 'Replies'],
  ['receipts', 'Receipts'],
  ['data', 'Data'],
  ['domains', 'Domains'],
  ['elsewhere', 'In the pages'],
] as const;
