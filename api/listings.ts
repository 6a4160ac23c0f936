import * as calls from '#contract/listings.ts'
import { countAdvertisements } from '#domain/listings/count-advertisements.ts'
import { listAdvertisements } from '#domain/listings/list-advertisements.ts'
import { listCompanies } from '#domain/listings/list-companies.ts'
import { listPublicDocuments } from '#domain/listings/list-public-documents.ts'
import { listPublicQuestions } from '#domain/listings/list-public-questions.ts'
import { listSimilar } from '#domain/listings/list-similar.ts'
import { readById, readByNumber } from '#domain/listings/read-advertisement.ts'
import { readPublicCompany } from '#domain/listings/read-public-company.ts'
import { readPublicEducations } from '#domain/listings/read-public-educations.ts'
import { answer } from './answer.ts'

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
