/** Where the pictures of the map come from, and whom to thank for them. Without them a place is shown on a grid. */
export type Tiles = {
  /** With `{z}`, `{x}` and `{y}` in it */
  readonly url: string
  readonly attribution: string
}

export type Point = { readonly lat: number; readonly lon: number }
