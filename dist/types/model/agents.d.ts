import type { Json, JsonObject } from './json.ts';
import type { Clock, Http, Random } from './ports.ts';
import type { Commands } from './programs.ts';
import type { Event, Exit, RunCode, ToolStatus, Usage, Workspace } from './transcript.ts';
export interface ToolCall {
    readonly call: string;
    readonly name: string;
    readonly args: Json;
}
export interface ToolResult {
    readonly call: string;
    readonly name: string;
    readonly status: ToolStatus;
    readonly content: Json;
    /** There is no mock: it was answered with null. */
    readonly unmocked?: true;
}
/** What the agent is told: the user's input, or the results of the tools it called. */
export type Turn = {
    readonly input: string;
} | {
    readonly results: readonly ToolResult[];
};
/** Tool calls and results that an agent reports it made by itself. */
export type Observed = ({
    readonly kind: 'call';
} & ToolCall) | ({
    readonly kind: 'result';
} & ToolResult);
export type Reply = {
    readonly ok: true;
    /** null: no text in this message. */
    readonly text: string | null;
    /** Calls that Viva has to answer (from mocks). Empty: the round is over. */
    readonly calls: readonly ToolCall[];
    /** In order, before `text`. */
    readonly observed?: readonly Observed[];
    readonly usage?: Usage;
    /** How the agent's process ended. */
    readonly exit?: Exit;
    readonly finish?: string;
    /** What the agent says it looked up for this answer. */
    readonly context?: Json;
} | Failed;
export interface Failed {
    readonly ok: false;
    readonly code: RunCode;
    /** One sentence; names URL, cause and time where a connection failed. */
    readonly text: string;
    /** What came back, uncut but for a limit on what is read: it is redacted first, then a piece of it stands after `text`. */
    readonly body?: string;
    /** Its end is shown, not its beginning: the last that a program printed. */
    readonly body_end?: true;
    /** What the agent did before. */
    readonly so_far?: {
        readonly text: string | null;
        readonly observed: readonly Observed[];
        readonly usage?: Usage;
    };
    readonly exit?: Exit;
    /** Of a program that is gone: what shows why. */
    readonly remains?: Remains;
}
/** Ends of outputs, and names of variables: nothing has been redacted. */
export interface Remains {
    readonly argv: readonly string[];
    readonly cwd: string;
    readonly env: readonly string[];
    readonly input: string;
    /** null: it was stopped. */
    readonly exit: Exit | null;
    readonly stdout: string;
    readonly stderr: string;
}
/** One conversation with an agent. Requests made are counted in `calls`. No state is shared between conversations. */
export interface Conversation {
    say(turn: Turn, signal: AbortSignal): Promise<Reply>;
    /**
     * Where the agent keeps the authoritative record: fetched once, after the last round; its events replace what `say` gave. Their `at` counts from
     * the first input. An `error` event among them says that the run failed in that round.
     */
    history?(signal: AbortSignal): Promise<{
        readonly ok: true;
        readonly rounds: readonly (readonly Event[])[];
    } | Failed>;
    readonly calls: () => number;
    /** It may have called tools without a word about it: nothing can be said about those. */
    hides_tools?(): boolean;
    /** After the last round: what is left in the workspace, and how these commands end there. */
    left?(commands: readonly string[], signal: AbortSignal): Promise<Workspace | undefined>;
    /** After that, whatever came of it: nothing of the conversation is left. */
    close?(): Promise<void>;
}
export interface AgentTools {
    readonly http: Http;
    readonly commands: Commands;
    readonly clock: Clock;
    readonly random: Random;
}
/** An agent that is a function of a config that is code, in this process. */
export interface AgentHandler {
    readonly call: (messages: unknown, context: unknown) => unknown;
    /** Changes whenever its code does. */
    readonly version: string;
}
/** An agent whose `${VAR}` are filled. `settings` passed the protocol's `schema`. */
export interface ReadyAgent {
    readonly name: string;
    readonly protocol: string;
    readonly settings: JsonObject;
    readonly endpoint?: string;
    /** Milliseconds for one round. */
    readonly timeout: number;
    /** Conversations at once, where the agent says so. */
    readonly concurrency?: number;
    readonly handler?: AgentHandler;
    /** Those that are like it run as if they were one after the other: they share their places. */
    readonly like?: string;
    /** Its processes run on this machine. */
    readonly local?: boolean;
    /** Of those processes, besides the basics. */
    readonly env?: {
        readonly [name: string]: string;
    };
    /** The checkout that it is run from; undefined: the working directory. */
    readonly folder?: string;
}
export interface Opening {
    readonly agent: ReadyAgent;
    /** For tdx's templates `{agent}` and `{project}`; else the agent's name and ''. */
    readonly folder: {
        readonly project: string;
        readonly agent: string;
    };
    readonly tools: AgentTools;
}
