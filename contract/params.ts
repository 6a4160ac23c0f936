import { z } from 'zod'
import { Id } from './fields/patterns.ts'

// What the path of a call names: whose it is, and which one of theirs.

export const candidateParams = z.object({ candidateId: Id })

/** Something of a candidate’s own: an application, a document, a school. */
export const candidateItemParams = z.object({ candidateId: Id, id: Id })

export const companyParams = z.object({ companyId: Id })

export const formParams = z.object({ companyId: Id, formId: Id })

/** An application as the organization sees it. */
export const applicationParams = z.object({ companyId: Id, formId: Id, appId: Id })
