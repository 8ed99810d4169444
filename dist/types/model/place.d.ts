/** Where something stands in a file a person wrote. `file` is relative to the working directory, with `/`. Lines and columns count from 1. */
export interface Place {
    readonly file: string;
    readonly line: number;
    readonly column?: number;
    readonly endLine?: number;
}
/** Files that are run to be read. */
export declare const isCode: (file: string) => boolean;
