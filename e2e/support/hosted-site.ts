import { answer, type FakeAnswer, type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { type Site, startSite } from './site.ts';

/** A brand on a host name of its own. */
export interface HostedBrand {
  host: string;
  /** The address of a path of its site. */
  url(path?: string): string;
  /** The HTML of a path, without a browser. */
  html(path?: string): Promise<string>;
  /** The words in it, as one line. */
  text(path?: string): Promise<string>;
  /** What the backend answers from now on. */
  answers(given: FakeAnswer): void;
}

/** A site on a hosted backend that is not ours, with as many brands as tests want. */
export interface HostedSite {
  site: Site;
  backend: FakeBackend;
  brand(configuration: unknown): HostedBrand;
  /** A brand for which the backend answers something else than a configuration. */
  brandAnswering(given: FakeAnswer): HostedBrand;
  stop(): Promise<void>;
}

export async function startHostedSite(): Promise<HostedSite> {
  const backend = await startFakeBackend();
  const site = await startSite({ env: backend.env });
  let count = 0;
  const brandAnswering = (given: FakeAnswer): HostedBrand => {
    count += 1;
    const host = `brand-${count}.localhost`;
    backend.brand(host, given);
    const html = async (path?: string): Promise<string> => {
      const { body } = await site.get(host, path);
      // On a busy machine the backend is slow too: the screen that waits for it asks again, as a browser does here.
      return body.includes('location.reload()') ? html(path) : body;
    };
    return {
      host,
      url: (path) => site.url(host, path),
      html,
      text: async (path) => wordsOf(await html(path)),
      answers: (next) => backend.brand(host, next),
    };
  };
  return {
    site,
    backend,
    brand: (configuration) => brandAnswering(answer.data(configuration)),
    brandAnswering,
    stop: async () => {
      await site.stop();
      await backend.stop();
    },
  };
}

function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
