export declare function shortNames(classes: readonly string[]): Map<string, string>;
export declare const renameInCss: (css: string, names: ReadonlyMap<string, string>) => string;
export declare const renameInCode: (code: string, names: ReadonlyMap<string, string>) => string;
