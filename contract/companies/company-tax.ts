import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Vkn } from '../fields/patterns.ts'
import { root } from '../may.ts'
import { companyParams } from '../params.ts'

export const CompanyTax = z.object({
  taxTitle: oneLine(300).nullable().describe('The full name on invoices'),
  taxOffice: oneLine(100).nullable(),
  taxNumber: Vkn.nullable(),
})
export type CompanyTax = z.infer<typeof CompanyTax>

export const readCompanyTax = call('GET', '/companies/:companyId/tax', {
  summary: 'The organization’s tax details',
  params: companyParams,
  output: CompanyTax,
  may: root,
})

export const changeCompanyTax = call('PUT', '/companies/:companyId/tax', {
  summary: 'Change the organization’s tax details; the tax number is checked by its last digit',
  params: companyParams,
  body: CompanyTax,
  output: CompanyTax,
  may: root,
})
