import type { PanelPart } from './application-view.ts'
import { lastMessagesPart } from './messages/last-messages-part.tsx'
import { notesPart } from './notes/notes-part.tsx'
import { assignedPart } from './panel/assigned.tsx'
import { awaitedPart } from './panel/awaited.tsx'
import { decisionPart } from './panel/decision.tsx'
import { stepPart } from './panel/step.tsx'
import { tagsPart } from './panel/tags.tsx'

/** The panel's parts in order: at a height of 900 px notes are visible. */
export const panelParts = {
  decision: decisionPart,
  step: stepPart,
  notes: notesPart,
  awaited: awaitedPart,
  assigned: assignedPart,
  tags: tagsPart,
  messages: lastMessagesPart,
} as const satisfies Record<string, PanelPart>

export const panelPartNames = Object.keys(panelParts) as (keyof typeof panelParts)[]
