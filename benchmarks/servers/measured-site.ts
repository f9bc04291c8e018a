import { readFileSync } from 'node:fs';
import { type SiteProcess, siteProcess } from '../../e2e/support/site-process.ts';
import { freePort } from './free-port.ts';

/** A site whose port is known before it runs, and of which can be told what it uses. */
export interface MeasuredSite extends Omit<SiteProcess, 'pid' | 'port'> {
  name: string;
  port: number;
  running(): boolean;
  /** Resident memory in bytes; undefined when it does not run, or on systems without /proc. */
  memory(): number | undefined;
  /** The processor time that it has used, in milliseconds; undefined where memory is. */
  processorMs(): number | undefined;
}

/**
 * Makes a site with these settings, see the README. Nothing runs yet.
 * @param root of another checkout of the project, installed and built
 */
export async function measuredSite(
  name: string,
  settings: Record<string, string>,
  root?: string,
): Promise<MeasuredSite> {
  const port = await freePort();
  const site = siteProcess({ LOG_LEVEL: 'warn', ...settings, PORT: String(port) }, root);
  return {
    ...site,
    name,
    port,
    running: () => site.pid() !== undefined,
    memory: () => residentMemory(site.pid()),
    processorMs: () => processorTime(site.pid()),
  };
}

function residentMemory(pid: number | undefined): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProcess(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** The kernel counts in hundredths of a second. */
function processorTime(pid: number | undefined): number | undefined {
  const fields = readProcess(pid, 'stat')?.split(') ')[1]?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * 10;
}

function readProcess(pid: number | undefined, file: string): string | undefined {
  if (pid === undefined) return undefined;
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
