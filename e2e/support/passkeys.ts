import type { BrowserContext, Page } from '@playwright/test';

/** A page in a browser whose device makes passkeys without a hand. */
export async function pageWithPasskeys(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return page;
}
