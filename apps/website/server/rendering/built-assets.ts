import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '#app/rendering/page-assets.ts';

/** As much of Vite's manifest as is read. Source: https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const SCRIPT = 'app/browser/main.ts';
const PREVIEW_SCRIPT = 'app/browser/preview.ts';

function manifestOf(directory: string): Manifest {
  return JSON.parse(readFileSync(path.join(directory, '.vite/manifest.json'), 'utf8'));
}

/** What the pages of previews bear besides. */
export function builtPreviewScript(directory: string): string {
  return `/${manifestOf(directory)[PREVIEW_SCRIPT]?.file}`;
}

/**
 * Where the browser finds the scripts of the build.
 * @param directory of the client's build
 */
export function builtAssets(directory: string): PageAssets {
  const manifest = manifestOf(directory);
  const withImports = (source: string): string[] => {
    const { file, imports = [] } = manifest[source] ?? {};
    return file === undefined ? [] : [source, ...imports.flatMap(withImports)];
  };
  const filesOf = (sources: string[]) => [...new Set(sources)].map((source) => `/${manifest[source]?.file}`);
  const base = withImports(SCRIPT);
  const [script] = filesOf([SCRIPT]);
  if (script === undefined) throw new Error(`${directory} has no ${SCRIPT}: run \`npm start\`, which builds it.`);
  const known = new Map<string, string[]>();
  return {
    script,
    filesOf(part) {
      const files =
        known.get(part) ??
        filesOf(withImports(`app/browser/parts/${part}.ts`).filter((source) => !base.includes(source)));
      known.set(part, files);
      return files;
    },
  };
}
