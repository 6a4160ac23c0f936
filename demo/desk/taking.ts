import type { participants } from '#database/schema/participants/participants.ts'
import type { OnDesk } from './on-desk.ts'

type Participant = typeof participants.$inferSelect

export interface Taking {
  readonly participant: Participant
  readonly one: OnDesk
}
