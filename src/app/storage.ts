// The memory as a run uses it: what lies on disk, validated, merged and pruned.
import type { Memory } from '../model/memory.ts';
import type { Clock, Log } from '../model/ports.ts';
import type { Transcript } from '../model/transcript.ts';
import { transcriptHash } from '../plan/keys.ts';
import { emptyMemory, mergeMemory, pruneMemory, transcriptsOf } from '../plan/memory.ts';
import type { Disk } from './world.ts';

export interface Storage {
  readonly memory: Memory;
  transcript(hash: string): Promise<Transcript | undefined>;
  /** Which transcripts are there. */
  hashes(): Promise<(hash: string) => boolean>;
  append(hash: string, transcript: Transcript): Promise<void>;
  save(memory: Memory, kept: Kept): Promise<void>;
}

export interface Kept {
  /** Keys of results and verdicts that were served now. */
  readonly used: ReadonlySet<string>;
  /** How many runs a test asks for. */
  readonly runsOf: (test: string) => number | undefined;
}

/** Transcripts kept in all, in bytes. */
const MOST_BYTES = 100 * 1024 * 1024;

export async function openStorage(disk: Disk, log: Log, clock: Clock): Promise<Storage> {
  let memory = emptyMemory;
  let dropped = 0;
  for (const untrusted of await disk.memories()) {
    // Its schemas are a good part of a start, and the first run has nothing stored.
    const { readMemory } = await import('../plan/read-memory.ts');
    const read = readMemory(untrusted);
    memory = mergeMemory(memory, read.memory);
    dropped += read.dropped;
  }
  if (dropped > 0) log.warn(`${dropped} entries of the stored memory are not as Viva writes them, and were dropped.`);
  return {
    memory,
    // Content-addressed: whatever does not have this hash is not that transcript.
    transcript: async (hash) => {
      const { readTranscript } = await import('../plan/stored-schemas.ts');
      return readTranscript(await disk.transcript(hash), hash, transcriptHash);
    },
    // Without stored runs nobody will ask.
    hashes: async () => (memory.runs.length > 0 ? disk.hashes() : () => false),
    append: (hash, transcript) => disk.append(hash, transcript),
    save: async (grown, { used, runsOf }) => {
      const pruned = pruneMemory({ memory: grown, now: clock.now(), used, runsOf });
      await disk.save(pruned);
      await disk.keepOnly(transcriptsOf(pruned), MOST_BYTES);
    },
  };
}
