import type { PostsInput } from '../api/home/posts';
import type { BlockSamples } from '../api/sample/block-samples';
import { samplePosts } from '../api/sample/sample-rows';

/** Returns the samples of the catalog's posts of one kind. */
export const catalogPostSamples = (kind: PostsInput['kind']): BlockSamples => ({
  answers: { catalogPosts: samplePosts },
  makes: ({ path }) => path?.kind === kind,
});
