/** `1 change`, `4 changes`. */
export const changesInWords = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;
