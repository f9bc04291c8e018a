/** The first start, one after the other; each can be left out. */
export const setupSteps = [
  { id: 'name', name: 'Name' },
  { id: 'kind', name: 'Kind' },
  { id: 'look', name: 'Look' },
  { id: 'hours', name: 'Hours' },
  { id: 'menu', name: 'Menu' },
  { id: 'done', name: 'Done' },
] as const;

export type SetupStep = (typeof setupSteps)[number]['id'];

export function stepAfter(step: SetupStep): SetupStep {
  const index = setupSteps.findIndex(({ id }) => id === step);
  return setupSteps[index + 1]?.id ?? 'done';
}

/** The step that an address names; the name has a page of its own. */
export const stepNamed = (text: string | null): SetupStep =>
  setupSteps.find(({ id }) => id === text && id !== 'name')?.id ?? 'kind';
