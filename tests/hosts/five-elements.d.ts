export declare const fiveElements: Record<string, Record<string, string>>;
