import type { Person } from '#contract/caller.ts'

/** Under whose id the uploads of somebody arrive: a candidate's own, or that of the member. */
export const uploaderIdOf = (person: Person) => (person.kind === 'Candidate' ? person.candidateId : person.accountId)
