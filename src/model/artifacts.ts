// What one leg of a run leaves for other runs of the repository: its memory, its transcripts, its report. Whoever could change the
// workflow of a pull request could write one, so everything in it is untrusted.

/** Says itself what run it is of; believed only where GitHub says the same. */
export interface ArtifactAbout {
  readonly schema_version: 1;
  readonly viva: string;
  /** Of the leg's section in the comment. */
  readonly id: string;
  /** By which the leg's cache goes. */
  readonly leg: string;
  readonly event: string;
  /** Of a pull request's run. Nobody vouches for it: hold its head against `head_sha`. */
  readonly pr?: number;
  /** As GitHub names the run's: of a pull request its head, not the merge. */
  readonly head_sha: string;
  readonly run: number;
  readonly attempt: number;
}

export interface ArtifactQuery {
  readonly event: 'pull_request' | 'push' | 'schedule';
  readonly headSha?: string;
  readonly branch?: string;
  /** Only this run's. */
  readonly run?: number;
  /** A leg's, by the id of its section or by that of its cache. */
  readonly named: { readonly id?: string; readonly leg?: string };
  /** Runs that are looked through, newest first. Default 10. */
  readonly most?: number;
}

/** What GitHub vouches for. */
export interface FoundArtifact {
  readonly artifact: number;
  readonly name: string;
  /** Bytes of the archive. */
  readonly size: number;
  readonly digest?: string;
  readonly run: number;
  readonly runUrl: string;
  readonly event: string;
  readonly headSha: string;
  /** `owner/name`; absent: the fork is gone. */
  readonly headRepo?: string;
  /** The workflow's file. */
  readonly workflow: string;
}

/** As it was parsed: all untrusted. */
export interface TakenArtifact {
  readonly about: ArtifactAbout;
  readonly memory: unknown;
  /** Folders, as the cache restores them. */
  readonly transcripts: readonly string[];
  readonly report?: unknown;
}

export type Taken = { readonly taken: TakenArtifact } | { readonly refused: string };

export interface Artifacts {
  /** false: an enterprise server, which has none. */
  readonly supported: boolean;
  /** The leg's folder, as this run leaves it. Never throws: what goes wrong is said. */
  upload(name: string, attempt: number): Promise<'uploaded' | 'not_uploaded'>;
  /** Never throws: whatever is not as Viva writes it is refused, in words. */
  take(found: FoundArtifact): Promise<Taken>;
}

/** An id that was given names the leg's cache too; else both are hashes, and either finds it. */
export const artifactName = (id: string, leg: string): string => (id === leg ? `viva-${id}` : `viva-${leg}.${id}`);

/** Whether the name is one of that leg's, a re-run's included. */
export function isArtifactOf(name: string, { id, leg }: ArtifactQuery['named']): boolean {
  const own = name.replace(/~\d{1,4}$/, '');
  const [, itsLeg, itsId] = /^viva-([0-9a-f]{12})\.([0-9a-f]{12})$/.exec(own) ?? [];
  return (
    own === `viva-${id ?? leg}` ||
    own === `viva-${leg ?? id}` ||
    (id !== undefined && itsId === id) ||
    (leg !== undefined && itsLeg === leg)
  );
}
