import type { Output } from '#contract/call.ts'
import type { readOperatedCompany } from '#contract/operations/organizations.ts'

export type OperatedCompany = Output<typeof readOperatedCompany>
