import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Room on the disk for what does not fit into memory, in the first of the directories in which a file can be made. The file
 * has no name: it is gone with the process.
 */
export async function openSpool(directories: [string, ...string[]]) {
  const file = await openNameless(directories);
  const added: { name: string; start: number; size: number }[] = [];
  let end = 0;
  return {
    async add(name: string, content: Buffer): Promise<void> {
      let written = 0;
      while (written < content.length) {
        written += (await file.write(content, written, content.length - written, end + written)).bytesWritten;
      }
      added.push({ name, start: end, size: content.length });
      end += content.length;
    },
    /** What was added, in that order. */
    async *entries(): AsyncGenerator<{ name: string; content: Buffer }> {
      for (const { name, start, size } of added) {
        const content = Buffer.alloc(size);
        for (let read = 0; read < size; ) {
          const { bytesRead } = await file.read(content, read, size - read, start + read);
          if (bytesRead === 0) throw new Error('What was put aside for the backup is no longer there');
          read += bytesRead;
        }
        yield { name, content };
      }
    },
    close: () => file.close(),
  };
}

export type Spool = Awaited<ReturnType<typeof openSpool>>;

async function openNameless([directory, ...others]: [string, ...string[]]): Promise<FileHandle> {
  try {
    await mkdir(directory, { recursive: true });
    const path = join(directory, `backup-${randomUUID()}.unfinished`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  } catch (error) {
    const [next, ...more] = others;
    if (next === undefined) throw error;
    return openNameless([next, ...more]);
  }
}
