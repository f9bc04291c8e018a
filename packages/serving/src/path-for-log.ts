/** As much of a path as any of ours has: a line in the log is no place for what somebody made up. */
export function pathForLog(path: string): string {
  return path.slice(0, 200);
}
