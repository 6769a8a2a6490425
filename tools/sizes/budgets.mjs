/**
 * What a page loads before an element can be used, in kB (1000 bytes) of gzip, without texts. There is one entry for
 * each first screen, and entries for the package as a whole. `react` and `slim` are the budgets of the two builds.
 * `slim` is missing where a file is the same in both.
 */
export const budgets = [
  { name: 'Favourites button', screen: 'favourites', react: 116, slim: 57 },
  { name: 'Search box', screen: 'search', react: 127, slim: 76 },
  { name: 'Search with results', screen: 'results', react: 153, slim: 98 },
  { name: 'Lists', screen: 'lists', react: 151, slim: 94 },
  { name: 'Media player, before play', screen: 'media', react: 142, slim: 85 },
  { name: 'Home', screen: 'home', react: 154, slim: 98 },
  { name: 'Everything but HLS, set-up help and texts', files: 'all', react: 345, slim: 292 },
  // Messages about mistakes, and the debug panel. No page without mistakes loads them for its learners.
  { name: 'Set-up help', files: 'setUp', react: 7, slim: 7 },
  { name: 'Classic script, texts included', files: 'classic', react: 358, slim: 303 },
  { name: 'Loader', files: 'loader', react: 2 },
  { name: 'Video controls', module: 'src/ui/video/VideoPlayer.tsx', react: 8 },
  { name: 'Texts of one language', files: 'locale', react: 9 },
];
