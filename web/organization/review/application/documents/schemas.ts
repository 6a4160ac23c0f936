import { z } from 'zod'
import { settleDocumentRequest } from '#contract/document-requests.ts'

// Loaded when typing starts (forms/use-ask-form.ts): only this module has the calls' schemas in the browser.

export const Refusal = z.object({ reason: settleDocumentRequest.body.shape.reason.unwrap() })
