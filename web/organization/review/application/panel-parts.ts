import type { PanelPart } from './application-view.ts'
import { notesPart } from './notes/notes-part.tsx'
import { awaitedPart } from './panel/awaited.tsx'
import { decisionPart } from './panel/decision.tsx'
import { stepPart } from './panel/step.tsx'

/** What one does with an application, in the order of the panel. */
export const panelParts = {
  decision: decisionPart,
  step: stepPart,
  awaited: awaitedPart,
  notes: notesPart,
} as const satisfies Record<string, PanelPart>

export const panelPartNames = Object.keys(panelParts) as (keyof typeof panelParts)[]
