// The bundle comes when the page has long been drawn.
setTimeout(() => import('/dist/lp-catalog.js'), 400);
