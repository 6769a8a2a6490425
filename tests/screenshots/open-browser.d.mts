import type { Browser } from 'playwright';

export declare function openBrowser(): Promise<Browser>;
