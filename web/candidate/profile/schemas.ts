import * as background from '#contract/candidates/candidate-background.ts'
import * as profile from '#contract/candidates/candidate-profile.ts'

// Loaded on submit (use-page-form.ts): only modules named schemas.ts have the calls' schemas in the browser.

export const Personal = profile.changeCandidateProfile.body.omit({ was: true }).required()
export const Location = profile.changeCandidateLocation.body.omit({ was: true }).required()
export const Bank = profile.changeCandidateBank.body.shape.bank.unwrap()
export const Citizen = profile.saveCitizen.body.omit({ was: true })
export const Requirements = profile.saveRequirements.body.shape.requirements
export const Experience = background.addExperience.body
export const Certificate = background.addCertificate.body
export const Competency = background.addCompetency.body
