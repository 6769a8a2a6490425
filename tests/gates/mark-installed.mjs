import { markInstalled } from './install.mjs';

/** Runs after `npm ci` and `npm install`, so that `npm start` and `npm test` do not install again. */
markInstalled('.');
