/** What a list of items says about where it comes from. */
export interface About {
  source: string;
  licence: string;
  attribution?: string;
}
