import { z } from 'zod'
import { settleDocumentRequest } from '#contract/document-requests.ts'

// Loaded when somebody begins to write (forms/use-ask-form.ts); here alone a call has its schemas in the browser.

export const Refusal = z.object({ reason: settleDocumentRequest.body.shape.reason.unwrap() })
