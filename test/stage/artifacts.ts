// GitHub's artifact service, version 4: one immutable artifact a name in an attempt of a run.
import { randomUUID } from 'node:crypto';

export interface StageArtifact {
  readonly id: number;
  readonly name: string;
  readonly runId: number;
  readonly attempt: number;
  readonly created: string;
  size: number;
  digest: string;
  expired: boolean;
  /** Where its bytes are. */
  readonly url: string;
}

/** The claim `scp` of a run's token. */
export interface Backend {
  readonly runId: number;
  readonly attempt: number;
}

export interface NewBlob {
  readonly put: string;
  readonly get: string;
}

interface Asked {
  readonly workflow_run_backend_id: string;
  readonly name: string;
  readonly size?: string;
  readonly hash?: string;
  readonly name_filter?: string;
}

interface Kept extends StageArtifact {
  final: boolean;
}

export interface ArtifactService {
  artifacts(): readonly StageArtifact[];
  /** Puts one there as if a run had uploaded these bytes. */
  plant(artifact: {
    readonly name: string;
    readonly runId: number;
    readonly url: string;
    readonly size: number;
    readonly digest: string;
  }): void;
  readonly rpc: { [method: string]: (body: Asked) => readonly [number, object] };
}

export const scopeOf = ({ runId, attempt }: Backend): string => `Actions.Results:run-${runId}-${attempt}:job-${randomUUID()}`;

export function createArtifactService(newBlob: () => NewBlob): ArtifactService {
  const kept: Kept[] = [];
  let ids = 500;
  const ofRun = (backend: string) => kept.filter((a) => backend === `run-${a.runId}-${a.attempt}`);
  const keep = (a: Omit<Kept, 'id' | 'created' | 'expired'>) => {
    // Time of its own, so that the newest is told from the others.
    kept.push({ ...a, id: ++ids, created: new Date(Date.UTC(2026, 10, 30) + ids * 1000).toISOString(), expired: false });
    return ids;
  };
  return {
    artifacts: () => kept.filter((a) => a.final),
    plant: (a) => void keep({ ...a, attempt: 1, final: true }),
    rpc: {
      CreateArtifact: ({ workflow_run_backend_id: backend, name }) => {
        const [, runId, attempt] = /^run-(\d+)-(\d+)$/.exec(backend) ?? [];
        if (!runId || !attempt) return [400, { code: 'invalid_argument', msg: 'no such run' }];
        if (ofRun(backend).some((a) => a.name === name))
          return [409, { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' }];
        const { put, get } = newBlob();
        keep({ name, runId: Number(runId), attempt: Number(attempt), size: 0, digest: '', url: get, final: false });
        return [200, { ok: true, signed_upload_url: put }];
      },
      FinalizeArtifact: ({ workflow_run_backend_id: backend, name, size, hash }) => {
        const found = ofRun(backend).find((a) => a.name === name && !a.final);
        if (!found) return [404, { code: 'not_found', msg: 'no such artifact' }];
        Object.assign(found, { final: true, size: Number(size), digest: hash ?? '' });
        return [200, { ok: true, artifact_id: String(found.id) }];
      },
    },
  };
}
