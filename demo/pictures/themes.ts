import { concert, sports, volunteering } from './scenes/gatherings.ts'
import { code, laboratory, library } from './scenes/indoors.ts'
import { campus, energy, field, forest, launch, mountain } from './scenes/outdoors.ts'
import { bridge, city, harbour } from './scenes/shores.ts'
import type { Stage } from './stage.ts'

/** What a picture may show. */
export const themes = {
  bridge,
  campus,
  city,
  code,
  concert,
  energy,
  field,
  forest,
  harbour,
  laboratory,
  launch,
  library,
  mountain,
  sports,
  volunteering,
} as const satisfies Record<string, (stage: Stage) => string[]>

export type ThemeName = keyof typeof themes
