import { drill } from './drill.ts';

process.exitCode = await drill(process.argv.slice(2));
