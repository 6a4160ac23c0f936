export type Point = { readonly lat: number; readonly lon: number }
