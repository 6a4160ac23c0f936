import * as followedCompanies from '#contract/listings/followed-companies.ts'
import * as calls from '#contract/listings/saved-forms.ts'
import { forgetSavedForm } from '#domain/applying/saved-forms/forget-saved-form.ts'
import { listSavedForms } from '#domain/applying/saved-forms/list-saved-forms.ts'
import { readFit } from '#domain/applying/saved-forms/read-fit.ts'
import { saveFormForLater } from '#domain/applying/saved-forms/save-form-for-later.ts'
import { followCompany, unfollowCompany } from '#domain/forms/followed-companies/follow-company.ts'
import { listFollowedCompanies } from '#domain/forms/followed-companies/list-followed-companies.ts'
import { answer } from '../answer.ts'

export const savedFormAnswers = [
  answer(calls.readFit, readFit),
  answer(calls.listSavedForms, listSavedForms),
  answer(calls.saveFormForLater, saveFormForLater),
  answer(calls.forgetSavedForm, forgetSavedForm),
  answer(followedCompanies.listFollowedCompanies, listFollowedCompanies),
  answer(followedCompanies.followCompany, followCompany),
  answer(followedCompanies.unfollowCompany, unfollowCompany),
]
