/** Hosts that are no brand's: the console's, and that of previews. Decided by the settings, before any brand is looked for. */

import { ownAddress } from '@tablefront/serving/own-address';

export type OwnHostName = 'console' | 'preview';

export interface OwnHost {
  name: OwnHostName;
  /** `https://console.example.com` */
  origin(): string;
  /** Whether a visited host is this one, whatever the port: browsers give cookies of one port to all others. */
  isAt(host: string): boolean;
  /** Told once the port is known, which the address has where no setting says it. */
  listensAt(port: number): void;
}

/** @param url an origin, as `readSettings` has it */
export function createOwnHost(name: OwnHostName, url?: string): OwnHost {
  let origin = url ?? ownAddress(name);
  const { hostname } = new URL(origin);
  return {
    name,
    origin: () => origin,
    isAt: (host) => host === hostname || host.replace(/:\d+$/, '') === hostname,
    listensAt(port) {
      if (url === undefined) origin = ownAddress(name, port);
    },
  };
}
