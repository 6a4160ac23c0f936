import * as calls from '#contract/operations/organizations.ts'
import { readOperatedCompany, searchCompanies } from '#domain/operations/operations/search-companies.ts'
import { suspendCompany } from '#domain/operations/operations/suspend-company.ts'
import { verifyCompany } from '#domain/operations/operations/verify-company.ts'
import { answer } from '../../answer.ts'

export const operatedCompaniesAnswers = [
  answer(calls.searchCompanies, searchCompanies),
  answer(calls.readOperatedCompany, readOperatedCompany),
  answer(calls.verifyCompany, verifyCompany),
  answer(calls.suspendCompany, suspendCompany),
]
