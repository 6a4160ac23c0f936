import * as background from '#contract/candidates/candidate-background.ts'
import * as profile from '#contract/candidates/candidate-profile.ts'
import {
  addCertificate,
  changeCertificate,
  listCertificates,
  removeCertificate,
} from '#domain/candidates/candidates/background/certificates.ts'
import { checkEducations } from '#domain/candidates/candidates/background/check-educations.ts'
import {
  addCompetency,
  changeCompetency,
  listCompetencies,
  removeCompetency,
} from '#domain/candidates/candidates/background/competencies.ts'
import {
  addEducation,
  changeEducation,
  listEducations,
  removeEducation,
} from '#domain/candidates/candidates/background/educations.ts'
import {
  addExperience,
  changeExperience,
  listExperiences,
  removeExperience,
} from '#domain/candidates/candidates/background/experiences.ts'
import { changeCandidateBank } from '#domain/candidates/candidates/change-candidate-bank.ts'
import { changeCandidateLocation } from '#domain/candidates/candidates/change-candidate-location.ts'
import { changeCandidatePhoto } from '#domain/candidates/candidates/change-candidate-photo.ts'
import { changeCandidateProfile } from '#domain/candidates/candidates/change-candidate-profile.ts'
import { leaveOutPart } from '#domain/candidates/candidates/leave-out-part.ts'
import { readCandidateProfile } from '#domain/candidates/candidates/read-candidate-profile.ts'
import { readCompleteness } from '#domain/candidates/candidates/read-completeness.ts'
import { removeCandidatePhoto } from '#domain/candidates/candidates/remove-candidate-photo.ts'
import { removeCitizen } from '#domain/candidates/candidates/remove-citizen.ts'
import { readRequirements, saveRequirements } from '#domain/candidates/candidates/requirements.ts'
import { saveCitizen } from '#domain/candidates/candidates/save-citizen.ts'
import { answer } from '../answer.ts'

export const candidateAnswers = [
  answer(profile.readCandidateProfile, readCandidateProfile),
  answer(profile.changeCandidateProfile, changeCandidateProfile),
  answer(profile.changeCandidateLocation, changeCandidateLocation),
  answer(profile.changeCandidateBank, changeCandidateBank),
  answer(profile.saveCitizen, saveCitizen),
  answer(profile.removeCitizen, removeCitizen),
  answer(profile.changeCandidatePhoto, changeCandidatePhoto),
  answer(profile.removeCandidatePhoto, removeCandidatePhoto),
  answer(profile.readRequirements, readRequirements),
  answer(profile.saveRequirements, saveRequirements),
  answer(profile.readCompleteness, readCompleteness),
  answer(profile.leaveOutPart, leaveOutPart),
  answer(background.listEducations, listEducations),
  answer(background.addEducation, addEducation),
  answer(background.changeEducation, changeEducation),
  answer(background.removeEducation, removeEducation),
  answer(background.checkEducations, checkEducations),
  answer(background.listExperiences, listExperiences),
  answer(background.addExperience, addExperience),
  answer(background.changeExperience, changeExperience),
  answer(background.removeExperience, removeExperience),
  answer(background.listCertificates, listCertificates),
  answer(background.addCertificate, addCertificate),
  answer(background.changeCertificate, changeCertificate),
  answer(background.removeCertificate, removeCertificate),
  answer(background.listCompetencies, listCompetencies),
  answer(background.addCompetency, addCompetency),
  answer(background.changeCompetency, changeCompetency),
  answer(background.removeCompetency, removeCompetency),
]
