import type { Output } from '#contract/call.ts'
import type { listCompanyDocuments } from '#contract/review/company-documents.ts'

export type Request = Output<typeof listCompanyDocuments>['requests'][number]
