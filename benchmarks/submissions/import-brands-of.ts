/** Imports the brands into a site of another checkout, by that one's own code: a process, as its tables are other ones. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { drillBrand } from '../drill/drill-brands.ts';
import type { importBrands } from '../servers/import-brands.ts';
import { BRANDS } from './visitors.ts';

interface Modules {
  'benchmarks/drill/drill-brands.ts': { drillBrand: typeof drillBrand };
  'benchmarks/servers/import-brands.ts': { importBrands: typeof importBrands };
}

const [root = '', dataDir = '', databaseUrl] = process.argv.slice(2);
const read = <File extends keyof Modules>(file: File): Promise<Modules[File]> =>
  import(pathToFileURL(path.join(root, file)).href);

const theirs = await read('benchmarks/drill/drill-brands.ts');
const { importBrands: importTheirs } = await read('benchmarks/servers/import-brands.ts');
await importTheirs(
  { databaseUrl, dataDir },
  Array.from({ length: BRANDS }, (_, brand) => theirs.drillBrand(brand, 0)),
);
