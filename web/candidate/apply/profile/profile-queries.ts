import {
  listCertificates,
  listCompetencies,
  listEducations,
  listExperiences,
} from '#contract/candidates/candidate-background.ts'
import { readCandidateProfile, readRequirements } from '#contract/candidates/candidate-profile.ts'
import { query } from '#web/queries/answers.ts'

const own = (candidateId: string) => ({
  profile: query(readCandidateProfile, { candidateId }),
  requirements: query(readRequirements, { candidateId }),
  educations: query(listEducations, { candidateId }),
  experiences: query(listExperiences, { candidateId }),
  certificates: query(listCertificates, { candidateId }),
  competencies: query(listCompetencies, { candidateId }),
})

/** All parts of the profile that are submitted with an application. */
export const profileQueries = (candidateId: string) => Object.values(own(candidateId))
export const ownProfile = own
