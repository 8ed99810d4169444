export type Json = null | boolean | number | string | Json[] | {
    [key: string]: Json;
};
export type JsonObject = {
    [key: string]: Json;
};
export declare const isObject: (value: unknown) => value is Record<string, unknown>;
