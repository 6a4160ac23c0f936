import { z } from 'zod'
import { changeStatus } from '#contract/review/deciding.ts'

// Loaded when somebody begins to write (forms/use-ask-form.ts); here alone a call has its schemas in the browser.

export const Correction = z.object({ reason: changeStatus.body.shape.reason.unwrap() })
