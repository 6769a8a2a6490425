export const copyFolder: string;
export function copyProject(): void;
export function edit(path: string, before: string, after: string): () => void;
