import type { Tiles } from '../place.tsx'
import type { Point } from './point.ts'

export type MapProps = {
  label: string
  point: Point | undefined
  tiles: Tiles | undefined
  /** Undefined for a read-only map */
  onChange?: (point: Point) => void
}
