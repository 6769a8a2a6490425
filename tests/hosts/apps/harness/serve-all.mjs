import { serveApplications } from './serve-applications';

/** The runner calls the default export, and at the end the function that it returns. */
export default serveApplications;
