import * as calls from '#contract/listings.ts'
import { listPublicDocuments } from '#domain/advertisements/list-public-documents.ts'
import { listPublicQuestions } from '#domain/advertisements/list-public-questions.ts'
import { readById, readByNumber } from '#domain/advertisements/read-advertisement.ts'
import { readPublicEducations } from '#domain/advertisements/read-public-educations.ts'
import { listCompanies } from '#domain/company-pages/list-companies.ts'
import { readPublicCompany } from '#domain/company-pages/read-public-company.ts'
import { countAdvertisements } from '#domain/listings/count-advertisements.ts'
import { listAdvertisements } from '#domain/listings/list-advertisements.ts'
import { listSimilar } from '#domain/listings/list-similar.ts'
import { answer } from '../answer.ts'

export const listingAnswers = [
  answer(calls.listAdvertisements, listAdvertisements),
  answer(calls.listScholarships, (caller, input) => listAdvertisements(caller, { ...input, type: ['scholarship'] })),
  answer(calls.listPrograms, (caller, input) => listAdvertisements(caller, { ...input, type: ['program'] })),
  answer(calls.countAdvertisements, countAdvertisements),
  answer(calls.readScholarship, readByNumber('scholarship')),
  answer(calls.readProgram, readByNumber('program')),
  answer(calls.readJob, readByNumber('job')),
  answer(calls.readVoluntary, readByNumber('voluntary')),
  answer(calls.readOther, readByNumber('other')),
  answer(calls.readAdvertisedScholarship, (caller, { id }) => readById(caller, { type: 'scholarship', formId: id })),
  answer(calls.readPublishedForm, readById),
  answer(calls.listPublicQuestions, listPublicQuestions),
  answer(calls.listPublicDocuments, listPublicDocuments),
  answer(calls.readPublicEducations, readPublicEducations),
  answer(calls.listSimilar, listSimilar),
  answer(calls.listCompanies, listCompanies),
  answer(calls.readPublicCompany, readPublicCompany),
]
