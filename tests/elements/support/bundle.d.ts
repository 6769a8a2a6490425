/** The built bundle as the tests' server offers it, and the same again as a second copy. */
declare module '/dist/*';
declare module '/copy/dist/*';
