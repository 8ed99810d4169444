import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** More is no list of tool calls. */
const MOST_TRACE = 4 * 1024 * 1024;

/** '' where nothing was written. The agent may have put anything in its place: a link out of a container, a pipe that never ends. */
export async function readTrace(file: string): Promise<string> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const found = await handle.stat();
      if (!found.isFile() || found.size === 0) return '';
      const bytes = Buffer.alloc(Math.min(found.size, MOST_TRACE));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
      return bytes.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}
