export declare const hostsFolder: string;
export declare function installHostPackages(): void;
export declare function installPackagesOf(sources: string, folder: string): void;
export declare const requireHostPackage: (name: string) => unknown;
