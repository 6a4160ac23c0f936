import { z } from 'zod'
import { Id } from './fields/patterns.ts'

// Path parameters of calls: the owner, and the item.

export const candidateParams = z.object({ candidateId: Id })

/** An item of a candidate: an application, a document, an education. */
export const candidateItemParams = z.object({ candidateId: Id, id: Id })

export const companyParams = z.object({ companyId: Id })

export const formParams = z.object({ companyId: Id, formId: Id })

/** An application, in calls of the organization. */
export const applicationParams = z.object({ companyId: Id, formId: Id, appId: Id })
