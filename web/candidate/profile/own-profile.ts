import { useQueryClient } from '@tanstack/react-query'
import { listMatches, readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import {
  checkEducations,
  listCertificates,
  listCompetencies,
  listEducations,
  listExperiences,
} from '#contract/candidates/candidate-background.ts'
import { readCandidateProfile, readCompleteness, readRequirements } from '#contract/candidates/candidate-profile.ts'
import { listCountries } from '#contract/data/data.ts'
import { readFit } from '#contract/listings/saved-forms.ts'
import { type Query, query } from '../../queries/answers.ts'

// What the pages of a candidate's profile read, and what becomes of it when a part is saved.

export const profile = (candidateId: string) => query(readCandidateProfile, { candidateId })
export const completeness = (candidateId: string) => query(readCompleteness, { candidateId })
export const requirements = (candidateId: string) => query(readRequirements, { candidateId })
export const educations = (candidateId: string) => query(listEducations, { candidateId })
export const educationCheck = (candidateId: string) => query(checkEducations, { candidateId })
export const experiences = (candidateId: string) => query(listExperiences, { candidateId })
export const certificates = (candidateId: string) => query(listCertificates, { candidateId })
export const competencies = (candidateId: string) => query(listCompetencies, { candidateId })
export const countries = query(listCountries, {})

/** The queries whose answers depend on the profile. */
const drawn = [readCompleteness, readFit, readCandidateDashboard, listMatches, checkEducations]

/** Fetches again what depends on the profile. */
export function useRedrawing() {
  const answers = useQueryClient()
  return () => {
    for (const { path } of drawn) {
      answers.removeQueries({ queryKey: [path], type: 'inactive' })
      void answers.invalidateQueries({ queryKey: [path] })
    }
  }
}

/** Saves a part: its answer is what the page shows next. */
export function useSaving() {
  const answers = useQueryClient()
  const redraw = useRedrawing()
  return async <V>(asking: Promise<V>, part: Query, next: (now: V) => unknown = (now) => now): Promise<V> => {
    const now = await asking
    answers.setQueryData(part.key, next(now))
    redraw()
    return now
  }
}

/** Saves into a list, which is asked for again: the server knows its order. */
export function useKeeping(list: Query) {
  const answers = useQueryClient()
  const redraw = useRedrawing()
  return async (asking: Promise<unknown>) => {
    await asking
    await answers.invalidateQueries({ queryKey: list.key })
    redraw()
  }
}
