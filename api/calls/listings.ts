import * as calls from '#contract/listings/listings.ts'
import { suggest as suggestCall } from '#contract/suggestions.ts'
import { listPublicDocuments } from '#domain/forms/advertisements/list-public-documents.ts'
import { listPublicQuestions } from '#domain/forms/advertisements/list-public-questions.ts'
import { readAdvertisementById, readAdvertisementByNumber } from '#domain/forms/advertisements/read-advertisement.ts'
import { readPublicEducations } from '#domain/forms/advertisements/read-public-educations.ts'
import { listCompanies } from '#domain/forms/company-pages/list-companies.ts'
import { readPublicCompany } from '#domain/forms/company-pages/read-public-company.ts'
import { countAdvertisements } from '#domain/forms/listings/count-advertisements.ts'
import { listAdvertisements } from '#domain/forms/listings/list-advertisements.ts'
import { listSimilar } from '#domain/forms/listings/list-similar.ts'
import { suggest } from '#domain/operations/suggestions/suggest.ts'
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
