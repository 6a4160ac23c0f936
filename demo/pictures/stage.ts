import type { Colors } from './palettes.ts'
import type { Random } from './random.ts'

/** The canvas of a scene: always 600 high, as wide as the picture's shape. */
export interface Stage {
  readonly width: number
  readonly colors: Colors
  readonly random: Random
}

export const stageHeight = 600
