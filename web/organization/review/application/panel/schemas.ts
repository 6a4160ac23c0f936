import { z } from 'zod'
import { changeStatus } from '#contract/review/deciding.ts'

// Loaded when typing starts (forms/use-ask-form.ts): only this module has the calls' schemas in the browser.

export const Correction = z.object({ reason: changeStatus.body.shape.reason.unwrap() })
