/** The address of a host of ours where no setting says it: browsers know without a name server that it is this machine. */
export function ownAddress(name: 'console' | 'preview', port?: number): string {
  return new URL(`http://${name}.localhost:${port ?? ''}`).origin;
}
