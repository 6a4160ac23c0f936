import type { Person } from '#contract/caller.ts'

/** The id that a person's uploads are stored under: the candidate's, or the member's account. */
export const uploaderIdOf = (person: Person) => (person.kind === 'Candidate' ? person.candidateId : person.accountId)
