import { useQueryClient } from '@tanstack/react-query'
import {
  checkEducations,
  listCertificates,
  listCompetencies,
  listEducations,
  listExperiences,
} from '#contract/candidates/candidate-background.ts'
import { readCandidateProfile, readCompleteness, readRequirements } from '#contract/candidates/candidate-profile.ts'
import { listCountries } from '#contract/data/data.ts'
import { type Query, query } from '../../queries/answers.ts'
import { invalidate } from '../../queries/invalidate.ts'

// Queries of the profile's pages, and their update after a save.

export const profile = (candidateId: string) => query(readCandidateProfile, { candidateId })
export const completeness = (candidateId: string) => query(readCompleteness, { candidateId })
export const requirements = (candidateId: string) => query(readRequirements, { candidateId })
export const educations = (candidateId: string) => query(listEducations, { candidateId })
export const educationCheck = (candidateId: string) => query(checkEducations, { candidateId })
export const experiences = (candidateId: string) => query(listExperiences, { candidateId })
export const certificates = (candidateId: string) => query(listCertificates, { candidateId })
export const competencies = (candidateId: string) => query(listCompetencies, { candidateId })
export const countries = query(listCountries, {})

/** Saves a part, and stores the answer in its query. */
export function useSaving() {
  const answers = useQueryClient()
  return async <V>(asking: Promise<V>, part: Query, next: (now: V) => unknown = (now) => now): Promise<V> => {
    const now = await asking
    answers.setQueryData(part.key, next(now))
    void invalidate('profile')
    return now
  }
}

/** Saves an entry of a list, and refetches the list: the server knows its order. */
export async function keepIn(list: ProfileList, asking: Promise<unknown>) {
  await asking
  await invalidate(list)
  void invalidate('profile')
}

export type ProfileList = 'educations' | 'experiences' | 'certificates' | 'competencies'
