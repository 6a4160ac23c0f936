import * as calls from '#contract/listings/listings.ts'
import { suggest as suggestCall } from '#contract/suggestions.ts'
import { listPublicDocuments } from '#domain/advertisements/list-public-documents.ts'
import { listPublicQuestions } from '#domain/advertisements/list-public-questions.ts'
import { readAdvertisementById, readAdvertisementByNumber } from '#domain/advertisements/read-advertisement.ts'
import { readPublicEducations } from '#domain/advertisements/read-public-educations.ts'
import { listCompanies } from '#domain/company-pages/list-companies.ts'
import { readPublicCompany } from '#domain/company-pages/read-public-company.ts'
import { countAdvertisements } from '#domain/listings/count-advertisements.ts'
import { listAdvertisements } from '#domain/listings/list-advertisements.ts'
import { listSimilar } from '#domain/listings/list-similar.ts'
import { suggest } from '#domain/suggestions/suggest.ts'
import { answer } from '../answer.ts'

export const listingAnswers = [
  answer(calls.listAdvertisements, listAdvertisements),
  answer(calls.listScholarships, (caller, input) => listAdvertisements(caller, { ...input, type: ['scholarship'] })),
  answer(calls.listPrograms, (caller, input) => listAdvertisements(caller, { ...input, type: ['program'] })),
  answer(calls.countAdvertisements, countAdvertisements),
  answer(calls.readScholarship, readAdvertisementByNumber('scholarship')),
  answer(calls.readProgram, readAdvertisementByNumber('program')),
  answer(calls.readJob, readAdvertisementByNumber('job')),
  answer(calls.readVoluntary, readAdvertisementByNumber('voluntary')),
  answer(calls.readOther, readAdvertisementByNumber('other')),
  answer(calls.readAdvertisedScholarship, (caller, { id }) =>
    readAdvertisementById(caller, { type: 'scholarship', formId: id }),
  ),
  answer(calls.readPublishedForm, readAdvertisementById),
  answer(calls.listPublicQuestions, listPublicQuestions),
  answer(calls.listPublicDocuments, listPublicDocuments),
  answer(calls.readPublicEducations, readPublicEducations),
  answer(calls.listSimilar, listSimilar),
  answer(suggestCall, suggest),
  answer(calls.listCompanies, listCompanies),
  answer(calls.readPublicCompany, readPublicCompany),
]
