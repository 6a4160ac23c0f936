import type { Colors } from './palettes.ts'
import type { Random } from './random.ts'

/** What a scene is drawn on: always 600 high, as wide as the picture's shape asks. */
export interface Stage {
  readonly width: number
  readonly colors: Colors
  readonly random: Random
}

export const stageHeight = 600
