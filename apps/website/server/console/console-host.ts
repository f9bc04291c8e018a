/** Which host is the console's, and how its pages are addressed: decided by the settings, before any brand is looked for. */

import { ownConsole } from '@tablefront/backend/settings';

export interface ConsoleHost {
  /** `https://console.example.com` */
  origin(): string;
  /** Whether a visited host is the console's, whatever the port: browsers give cookies of one port to all others. */
  isAt(host: string): boolean;
  /** Told once the port is known, which the address has where no setting says it. */
  listensAt(port: number): void;
}

/** @param consoleUrl an origin, as `readSettings` has it */
export function createConsoleHost(consoleUrl?: string): ConsoleHost {
  let origin = consoleUrl ?? ownConsole();
  const { hostname } = new URL(origin);
  return {
    origin: () => origin,
    isAt: (host) => host === hostname || host.replace(/:\d+$/, '') === hostname,
    listensAt(port) {
      if (consoleUrl === undefined) origin = ownConsole(port);
    },
  };
}
