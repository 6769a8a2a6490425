import { NotFound } from '../not-found/NotFound';

/**
 * Replaces a refused screen with the text of the Forbidden page, and links to the search and to home.
 * @see R-ROLE-037 R-ERROR-045 O-30
 */
export const AccessDenied = () => <NotFound isAlert title="ACCESS_DENIED" />;
