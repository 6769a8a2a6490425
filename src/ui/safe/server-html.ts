import { createContext } from 'react';

/** Sanitises HTML without a browser. Returns safe HTML. */
export type SanitiseOnServer = (html: string) => string;

/** The sanitiser of a server. A browser has none here, because its own code loads lazily. */
export const ServerSanitiserContext = createContext<SanitiseOnServer | undefined>(undefined);
