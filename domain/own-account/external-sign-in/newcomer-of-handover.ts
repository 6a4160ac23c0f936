import { Name, Surname } from '#contract/fields/patterns.ts'
import { problem } from '#contract/problems.ts'
import type { Newcomer } from './enter.ts'
import type { Handover } from './handover.ts'
import type { Identity } from './known-account.ts'

/** The details of a new person from a hand-over. An account needs a verified address. */
export function newcomerOfHandover(handover: Handover, { email }: Identity): Newcomer {
  if (email === undefined) throw problem('istanbulSenin.emailUnverified')
  const name = Name.safeParse(handover.name.trim())
  const surname = Surname.safeParse(handover.surname.trim())
  if (!name.success || !surname.success) throw problem('istanbulSenin.refused')
  return { name: name.data, surname: surname.data, place: { kind: 'Candidate' } }
}
